/** How long to wait for a picture: a page that nobody sees draws none. */
const LONGEST = 200;

/** Go on once what has changed so far has been drawn. */
export function afterPicture(go: () => void): void {
  let gone = false;
  const once = () => {
    if (gone) return;
    gone = true;
    clearTimeout(timer);
    go();
  };
  const timer = setTimeout(once, LONGEST);
  requestAnimationFrame(() => setTimeout(once));
}
