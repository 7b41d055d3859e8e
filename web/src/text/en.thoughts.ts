/** What only hints and analyses say. */

import own from "./en.thoughts.ftl?raw";
import engine from "../../../src/hindmost/text/en/advice.ftl?raw";

export default [engine, own];
