/** What only hints and analyses say. */

import own from "./fr.thoughts.ftl?raw";
import engine from "../../../src/hindmost/text/fr/advice.ftl?raw";

export default [engine, own];
