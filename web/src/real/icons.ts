/** Icons that only real tables need. */

import { addIcons } from "../art/icons";

addIcons({
  search: `<circle cx="10.500" cy="10.500" r="6.500" fill="none" stroke="currentColor" stroke-width="2.400"/><path d="M15.500 15.500l5 5" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>`,
  grid: `<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round"/>`,
});
