/** What only score sheets say. */

import own from "./en.sheet.ftl?raw";
import engine from "../../../src/hindmost/text/en/sheet.ftl?raw";

export default [engine, own];
