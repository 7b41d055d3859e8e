/** The England token. */

import { O } from "../../../../art/marks";

const signs: Record<string, string> = {
  england: `<circle cx="12" cy="12" r="10" fill="#fff" ${O}/><path d="M10 2.300h4v7.700h7.700v4H14v7.700h-4V14H2.300v-4H10z" fill="#B3261E"/><circle cx="12" cy="12" r="10" fill="none" ${O}/>`,
};

export default signs;
