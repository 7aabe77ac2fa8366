// Drawings of our own: the factions' shapes, the mouse, trees, hamlets, cards.
import icons from "icons:fox-head,rabbit-head,feather,flat-paw-print,eagle-head,fist,domino-mask,gecko,paddles,cog,raccoon-head,beaver,circular-saw,anvil,barracks-tent,nest-eggs,hut,broken-wall,white-tower,log,sprout,flower-emblem,shop,walking-boot,knapsack,crossbow,flat-hammer,broadsword,teapot,two-coins,primitive-torch,queen-crown,rolling-dices,pine-tree,fire,crossed-swords,flying-flag,shaking-hands,spy,meeple,soul";
import { faction, SHAPES } from "./shapes";

export { SHAPES };

const mouse = `<symbol id="i-mouse" viewBox="0 0 512 512"><path fill="currentColor" fill-rule="evenodd" d="M256 146c22 0 42 4 60 12 8-54 50-94 100-92 46 2 78 42 76 92-2 56-44 98-98 100 8 20 10 40 6 58-12 66-70 128-144 168-74-40-132-102-144-168-4-18-2-38 6-58-54-2-96-44-98-100-2-50 30-90 76-92 50-2 92 38 100 92 18-8 38-12 60-12zM106 112c-22 0-38 20-36 46s20 48 46 52c6-24 16-42 30-56-4-24-20-42-40-42zm300 0c-20 0-36 18-40 42 14 14 24 32 30 56 26-4 44-26 46-52s-14-46-36-46zM196 264a26 26 0 1 0 0 52 26 26 0 0 0 0-52zm120 0a26 26 0 1 0 0 52 26 26 0 0 0 0-52zm-60 118c-22 0-40 10-40 24 0 16 22 38 40 48 18-10 40-32 40-48 0-14-18-24-40-24z"/></symbol>`;

const trees = `<g id="tr"><ellipse class="tsh" cx="2.5" cy="-.5" rx="10" ry="3.6"/><path class="tk" d="M-1.6-5h3.2V0h-3.2z"/><path class="tc" d="M0-23c5.5 0 8.5 3.2 8.7 6.6 3.3 1.7 4 6.4 1.6 9C9-4 4.5-2.8 0-2.8S-9-4-10.3-7.4c-2.4-2.6-1.7-7.3 1.6-9C-8.5-19.8-5.5-23 0-23z"/><path class="tl" d="M-1.5-21.3c3.3-.3 5.7 1.5 6.2 3.8-4.5-.5-9.2 2.3-10.5 7.5-2.8-1.5-2.7-4.6-.4-6 .1-2.9 1.9-5 4.7-5.3z"/></g><g id="tp"><ellipse class="tsh" cx="2.5" cy="-.5" rx="8" ry="3"/><path class="tk" d="M-1.3-5h2.6V0h-2.6z"/><path class="tc" d="M0-27l6.8 11.2H4.3L9.4-4.4H-9.4l5.1-11.4h-2.5z"/><path class="tl" d="M0-27v4.5L-3.6-14-6-6.5l-3.4 2.1 5.1-11.4h-2.5z"/></g>`;

const hamlets =
  `<symbol id="h-fox" viewBox="0 0 72 28"><g class="ham"><path class="wall" d="M9 17h15v10H9zM49 18h14v9H49z"/><path class="roof" d="M5.5 18 16.5 8 27.5 18zM45.5 19 56 10 66.5 19z"/><path class="wall" d="M26.5 14.5h19V27h-19z"/><path class="roof" d="M22.5 15.5 36 3.5l13.5 12z"/><path class="door" d="M33.5 20h5v7h-5zM14.5 21h3.5v3h-3.5zM54.5 22h3v2.5h-3z"/></g></symbol>` +
  `<symbol id="h-rabbit" viewBox="0 0 72 28"><g class="ham"><path class="roof" d="M5 27C5 17 11 11 18.5 11S31 17 31 27zM42 27c0-9 5-15 12-15s12.5 6 12.5 15z"/><path class="wall" d="M41 8.5h3.5V3.5H41z"/><path class="roof" d="M22 27C22 14 28 5.5 37 5.5S52 14 52 27z"/><path class="wall" d="M31.5 27v-3a5.5 5.5 0 0 1 11 0v3z"/><path class="door" d="M34 27v-2.5a3 3 0 0 1 6 0V27z"/><path class="door" d="M13 22.5a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 0 0-4.6 0zM56.5 22.5a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 0 0-4.6 0z"/></g></symbol>` +
  `<symbol id="h-mouse" viewBox="0 0 72 28"><g class="ham"><path class="wall" d="M11 18h11v9H11zM51 19h10v8H51z"/><path class="roof" d="M6 19c1.5-7 6-10 10.5-10S25.5 12 27 19c-7 1.6-14 1.6-21 0zM46.5 20c1.3-6 5.3-8.6 9.5-8.6s8.2 2.6 9.5 8.6c-6.3 1.4-12.7 1.4-19 0z"/><path class="wall" d="M29 15.5h14V27H29z"/><path class="roof" d="M22.5 16.5C24.5 7 30 3 36 3s11.5 4 13.5 13.5c-9 2-18 2-27 0z"/><path class="door" d="M33.5 27v-4.5a2.5 2.5 0 0 1 5 0V27zM14.8 22h3.4v2.6h-3.4zM54.5 22.5h3V25h-3z"/></g></symbol>`;

const glow = `<radialGradient id="glow" cx=".5" cy=".42" r=".62"><stop class="g0" offset="0"/><stop class="g1" offset="1"/></radialGradient>`;

/** Outlines: a hand of cards, the deck, the discard pile. */
const outlines =
  `<symbol id="u-hand" viewBox="0 0 24 24"><g class="line"><rect x="4" y="6" width="10.5" height="14" rx="2" transform="rotate(-8 9 13)"/><path d="M10 4.2l7.5 1.1a2 2 0 0 1 1.7 2.3l-1.6 10.6"/></g></symbol>` +
  `<symbol id="u-deck" viewBox="0 0 24 24"><g class="line"><rect x="6" y="3.5" width="12" height="15" rx="2"/><path d="M9 21.5h10a2 2 0 0 0 2-2V8"/></g></symbol>` +
  `<symbol id="u-discard" viewBox="0 0 24 24"><g class="line"><rect x="5" y="3.5" width="14" height="17" rx="2"/><path d="M9 9l6 6M15 9l-6 6"/></g></symbol>`;

export const sprite =
  icons + Object.entries(SHAPES).map(faction).join("") + mouse + `<defs>${trees}${glow}</defs>` + hamlets + outlines;
