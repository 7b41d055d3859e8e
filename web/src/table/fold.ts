/** Before the question is broken into lines, the buttons beside it become icons. Measured: every language and font has widths of its own. */

/** Says whether the bar is too narrow for the words on its buttons, at once and whenever what it shows has changed. */
export function folding(bar: HTMLElement, say: (tight: boolean) => void): { destroy(): void } {
  const measure = (): void => {
    const acts = bar.querySelector(".acts");
    if (!acts) return;
    bar.classList.add("measured");
    const end = bar.getBoundingClientRect().right - parseFloat(getComputedStyle(bar).paddingRight);
    const tight = acts.getBoundingClientRect().left + acts.scrollWidth > end + 1;
    bar.classList.remove("measured");
    say(tight);
  };
  // Told before the next picture is drawn, so that nobody sees the words come and go.
  const content = new MutationObserver(measure);
  content.observe(bar, { childList: true, characterData: true, subtree: true });
  addEventListener("resize", measure);
  document.fonts.addEventListener("loadingdone", measure);
  measure();
  return {
    destroy(): void {
      content.disconnect();
      removeEventListener("resize", measure);
      document.fonts.removeEventListener("loadingdone", measure);
    },
  };
}
