/** What only score sheets say. */

import own from "./fr.sheet.ftl?raw";
import engine from "../../../src/hindmost/text/fr/sheet.ftl?raw";

export default [engine, own];
