/** The Ceilidh in the browser: its book on the shelf, guests and tunes among a player's tokens, and both in words. */

const GUEST = `<circle cx="12" cy="12" r="9.5" fill="#F1D7B0" stroke="#1D2329" stroke-width="1.6"/><path d="M8 14q4 4 8 0" fill="none" stroke="#1D2329" stroke-width="1.6" stroke-linecap="round"/><circle cx="9" cy="10" r="1.3"/><circle cx="15" cy="10" r="1.3"/>`;
const TUNE = `<path d="M9 18V5l10 -2.500V15.500" fill="none" stroke="currentColor" stroke-width="2.200"/><ellipse cx="6.500" cy="18" rx="3" ry="2.500" fill="currentColor"/><ellipse cx="16.500" cy="15.500" rx="3" ry="2.500" fill="currentColor"/>`;

/** The numbers of one's own tunes, and how many the others know. */
const heard = (tunes) => (Array.isArray(tunes) ? tunes.join(" + ") || 0 : tunes);

export default ({ say }) => ({
  signs: { guest: GUEST, tune: TUNE },
  emblem: GUEST,
  book: {
    word: () => say("score-guests"),
    fact: (view, seat) => [String(view.seats[seat].guests)],
    short: (view, seat) => String(view.seats[seat].guests),
  },
  badges: (view, seat) => [
    { key: "guests", icon: "guest", label: say("score-guests"), value: view.seats[seat].guests },
    { key: "tunes", icon: "tune", label: say("score-tunes"), value: heard(view.seats[seat].tunes) },
  ],
  inWords: (board) => [
    {
      key: "ceilidh",
      title: say("chronicle-20"),
      head: [say("web-words-player"), say("score-guests"), say("score-tunes")],
      rows: board.seats.map((seat) => ({
        cells: [board.nameOf(seat), String(board.view.seats[seat].guests), String(heard(board.view.seats[seat].tunes))],
        things: [],
      })),
    },
  ],
});
