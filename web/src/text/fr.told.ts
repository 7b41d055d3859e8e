/** What only tables say at which chance is told by hand. */

import own from "./fr.told.ftl?raw";
import engine from "../../../src/hindmost/text/fr/told.ftl?raw";

export default [engine, own];
