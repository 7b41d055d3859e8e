/** What only tables say at which chance is told by hand. */

import own from "./en.told.ftl?raw";
import engine from "../../../src/hindmost/text/en/told.ftl?raw";

export default [engine, own];
