// Tools, instruments, and what stands for a profession.
import { box, each, glint, line, oval, type Palette, shade, shape } from './shapes.ts'

export const work = {
  tooth: (p: Palette) =>
    shade(300, 84) +
    shape(
      'M224 190c30-28 62-6 78 0 16-6 48-28 78 0 36 36 4 96-10 130-8 24-8 72-28 72-22 0-14-66-40-66s-18 66-40 66c-20 0-20-48-28-72-14-34-46-94-10-130Z',
      p.cream,
    ) +
    shape(
      'M338 182c16-4 30-4 42 8 36 36 4 96-10 130-8 24-8 72-28 72-14 0-16-26-20-44 30-50 40-110 16-166Z',
      p.pale,
      'fill-opacity=".6"',
    ) +
    glint('M244 212c-14 22-6 50 4 78', 9) +
    line('M440 392L492 210', p.main, 13) +
    box(474, 176, 40, 44, 8, p.accent) +
    each([482, 494, 506] as const, (x) => line(`M${x} 180v-14`, p.cream, 5)) +
    oval(452, 388, 30, 8, p.metal),
  glasses: (p: Palette) =>
    shade(320, 180) +
    box(150, 356, 340, 36, 14, p.main) +
    box(150, 376, 340, 16, 8, p.deep) +
    each(
      [226, 414] as const,
      (x) =>
        oval(x, 294, 72, 58, '#fff', `fill-opacity=".28" stroke="${p.ink}" stroke-width="13"`) +
        glint(`M${x - 40} 276c8-14 20-20 34-22`, 6),
    ) +
    line('M298 284c10-14 34-14 44 0', p.ink, 13) +
    line('M154 286c-22-4-34-30-20-60M486 286c22-4 34-30 20-60', p.ink, 11),
  stethoscope: (p: Palette) =>
    shade(320, 160) +
    line('M214 156c-30 90 10 150 74 150s104-60 74-150', p.main, 15) +
    line('M288 306c0 60 40 76 90 70s70-34 66-70', p.main, 15) +
    line('M214 156l14-20M362 156l-14-20', p.metal, 11) +
    oval(228, 130, 9, 9, p.ink) +
    oval(348, 130, 9, 9, p.ink) +
    oval(444, 288, 38, 38, p.metal) +
    oval(444, 288, 26, 26, p.metalDeep) +
    oval(436, 280, 9, 9, '#fff', 'fill-opacity=".6"') +
    box(148, 352, 96, 40, 10, p.accent) +
    line('M196 360v24M184 372h24', p.cream, 7),
  mortar: (p: Palette) =>
    shade(300, 110) +
    line('M336 262L420 130', p.wood, 24) +
    oval(422, 128, 18, 18, p.woodDeep) +
    shape('M186 262h228c0 70-40 102-64 110l14 20H236l14-20c-24-8-64-40-64-110Z', p.main) +
    shape('M360 262h54c0 70-40 102-64 110l14 20h-62c40-30 60-80 58-130Z', p.deep) +
    oval(300, 262, 114, 18, p.deep) +
    oval(300, 264, 92, 11, p.leaf) +
    glint('M206 288c6 34 18 56 34 70', 8) +
    each(
      [
        [450, 386],
        [484, 378],
        [508, 390],
      ] as const,
      ([x, y]) => shape(`M${x} ${y}c-4-22 16-30 30-28 0 16-12 28-30 28Z`, p.leaf),
    ) +
    oval(464, 396, 9, 5, p.accent),
  wrench: (p: Palette) =>
    shade(320, 190) +
    `<g transform="rotate(-24 320 300)">${box(170, 284, 260, 34, 16, p.metal)}${shape('M404 250c44-12 84 16 88 50s-36 66-84 52l30-32v-36Z', p.metalDeep)}${shape('M196 262c-40 0-62 20-62 40s22 40 62 40l-26-26v-28Z', p.metalDeep)}${glint('M200 294h190', 6)}</g>` +
    shape('M150 392c-4-40 20-64 52-64s54 24 52 64Z', p.accent) +
    oval(202, 352, 16, 16, p.accentDeep) +
    each(
      [
        [420, 386],
        [460, 392],
        [494, 380],
      ] as const,
      ([x, y]) => oval(x, y, 15, 9, p.main) + oval(x, y, 6, 4, p.deep),
    ),
  bulb: (p: Palette) =>
    oval(320, 236, 150, 150, p.accent, 'fill-opacity=".22"') +
    shade(320, 60) +
    shape('M320 126c62 0 104 44 104 98 0 52-44 74-50 116H266c-6-42-50-64-50-116 0-54 42-98 104-98Z', p.accent) +
    shape(
      'M250 190c10-24 34-38 60-38',
      'none',
      'stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-opacity=".7"',
    ) +
    line('M290 336l-8-78 20 18 18-22 18 22 20-18-8 78', p.accentDeep, 6) +
    box(274, 340, 92, 18, 6, p.metal) +
    box(280, 360, 80, 14, 5, p.metalDeep) +
    box(290, 376, 60, 16, 7, p.ink) +
    line('M150 388c40-30 60 16 100-6', p.main, 9),
  trowel: (p: Palette) =>
    each(
      [
        [150, 352],
        [254, 352],
        [358, 352],
        [202, 312],
        [306, 312],
        [254, 272],
      ] as const,
      ([x, y], i) =>
        box(x, y, 98, 36, 5, i % 2 ? p.main : p.wood) +
        line(`M${x + 8} ${y + 10}h80`, '#fff', 4, 'stroke-opacity=".18"'),
    ) +
    shade(330, 200, 396) +
    `<g transform="rotate(28 440 240)">${shape('M440 190l58 92-58 92-58-92Z', p.metal)}${shape('M440 190l58 92-58 92Z', p.metalDeep)}${line('M440 190v-30', p.metalDeep, 9)}${box(424, 96, 32, 70, 14, p.woodDeep)}</g>`,
  blocks: (p: Palette) =>
    shade(320, 170) +
    each(
      [
        [176, 306, p.main, 'M220 330l22 40h-44Z'],
        [276, 306, p.accent, ''],
        [376, 306, p.leaf, ''],
        [228, 220, p.pale, ''],
        [326, 220, p.deep, ''],
      ] as const,
      ([x, y, fill, mark], i) =>
        box(x, y, 88, 86, 12, fill) +
        box(x + 8, y + 8, 72, 70, 8, 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="4"') +
        (mark
          ? shape(mark, p.cream)
          : i % 2
            ? oval(x + 44, y + 43, 20, 20, p.cream)
            : shape(`M${x + 44} ${y + 20}l22 22-22 22-22-22Z`, p.cream)),
    ) +
    shape('M276 220l52-66 52 66Z', p.accent),
  coins: (p: Palette) =>
    each(
      [
        [190, 5],
        [290, 8],
        [390, 3],
      ] as const,
      ([x, n]) =>
        shade(x, 54) +
        Array.from(
          { length: n },
          (_, i) => oval(x, 384 - i * 18, 46, 14, p.accentDeep) + oval(x, 379 - i * 18, 46, 14, p.accent),
        ).join('') +
        oval(x, 379 - (n - 1) * 18, 30, 8, 'none', `stroke="${p.accentDeep}" stroke-width="4"`),
    ) +
    shade(494, 50) +
    shape('M450 300h88v92h-88Z', p.cream) +
    line('M464 322h60M464 340h60M464 358h40', p.ink, 4, 'stroke-opacity=".4"') +
    shape('M450 300h88v14h-88Z', p.main),
  key: (p: Palette) =>
    shade(320, 190) +
    shape('M196 392V282l112-84 112 84v110Z', p.cream) +
    shape('M308 198l112 84v110h-64V250Z', p.pale, 'fill-opacity=".5"') +
    shape('M172 292L308 186l136 106-16 18-120-92-120 92Z', p.main) +
    shape('M276 392v-62c0-40 64-40 64 0v62Z', p.deep) +
    box(354, 306, 36, 36, 4, p.accent) +
    `<g transform="rotate(20 470 330)">${oval(450, 300, 36, 36, 'none', `stroke="${p.accent}" stroke-width="15"`)}${line('M476 324l66 58', p.accent, 15)}${line('M520 362l16-18M538 378l14-16', p.accent, 11)}</g>`,
  scales: (p: Palette) =>
    shade(320, 96) +
    box(310, 156, 20, 220, 8, p.accent) +
    box(240, 374, 160, 18, 9, p.accentDeep) +
    oval(320, 148, 20, 20, p.accent) +
    line('M164 196Q320 150 476 196', p.accent, 11) +
    each(
      [164, 476] as const,
      (x) =>
        line(`M${x} 196l-46 96M${x} 196l46 96`, p.metal, 4) +
        shape(`M${x - 58} 290h116c-6 36-28 48-58 48s-52-12-58-48Z`, p.accentDeep) +
        oval(x, 290, 58, 9, p.accent),
    ) +
    box(404, 356, 110, 18, 4, p.main) +
    box(414, 374, 96, 18, 4, p.deep),
  laptop: (p: Palette) =>
    shade(320, 210) +
    box(180, 180, 280, 188, 14, p.ink) +
    box(194, 194, 252, 160, 6, p.deep) +
    each(
      [
        [212, 214, 90, p.accent],
        [212, 236, 140, p.pale],
        [232, 258, 110, p.main],
        [232, 280, 70, p.accent],
        [212, 302, 120, p.pale],
        [212, 324, 60, p.leaf],
      ] as const,
      ([x, y, wide, fill]) => box(x, y, wide, 9, 4, fill),
    ) +
    shape('M138 368h364l22 24H116Z', p.metal) +
    shape('M138 368h364l4 6H134Z', p.metalDeep) +
    box(280, 374, 80, 8, 4, p.metalDeep) +
    shade(528, 34) +
    shape('M500 330h58l-6 62h-46Z', p.accent) +
    oval(529, 330, 29, 7, p.woodDeep) +
    line('M558 342c22-2 22 30-4 30', p.accent, 8),
  phone: (p: Palette) =>
    shade(320, 170) +
    `<g transform="rotate(-10 280 280)">${box(210, 140, 136, 250, 22, p.ink)}${box(220, 156, 116, 210, 10, p.main)}${line('M232 176l40 52-18 40 42 36-12 44', '#fff', 4, 'stroke-opacity=".7"')}${line('M272 228l44-26M296 304l36-8', '#fff', 3, 'stroke-opacity=".6"')}</g>` +
    `<g transform="rotate(24 460 320)">${box(448, 210, 24, 110, 10, p.accent)}${box(454, 316, 12, 66, 3, p.metal)}</g>` +
    each(
      [
        [400, 384],
        [424, 392],
        [520, 388],
      ] as const,
      ([x, y]) => oval(x, y, 9, 6, p.metalDeep) + line(`M${x - 5} ${y}h10`, p.metal, 3),
    ),
  scissors: (p: Palette) =>
    shade(320, 170) +
    line('M226 150L372 330', p.metal, 17) +
    line('M414 150L268 330', p.metalDeep, 17) +
    oval(320, 262, 9, 9, p.ink) +
    each([246, 394] as const, (x) => oval(x, 356, 34, 34, 'none', `stroke="${p.main}" stroke-width="17"`)) +
    box(454, 226, 70, 166, 10, p.accent) +
    each([240, 262, 284, 306, 328, 350, 372] as const, (y) => box(424, y, 44, 11, 4, p.accent)) +
    box(110, 320, 68, 72, 14, p.pale) +
    box(124, 292, 40, 30, 5, p.deep),
  plane: (p: Palette) =>
    shade(320, 200) +
    box(110, 366, 420, 26, 6, p.accent) +
    line('M130 378h380', p.accentDeep, 4) +
    shape('M176 366v-46c0-10 8-18 18-18h236c14 0 26 12 30 26l10 38Z', p.wood) +
    shape('M176 346h288l6 20H176Z', p.woodDeep) +
    shape('M300 302l34-92h34l-20 92Z', p.metal) +
    line('M222 302c-6-52 40-66 52-34', p.woodDeep, 17) +
    oval(420, 288, 24, 22, p.woodDeep) +
    each(
      [
        [490, 352],
        [520, 344],
        [548, 358],
      ] as const,
      ([x, y]) => line(`M${x} ${y}c-16-14 14-30 20-10s-20 16-14 2`, p.cream, 6),
    ),
  fan: (p: Palette) =>
    shade(320, 90) +
    box(310, 330, 20, 56, 6, p.metalDeep) +
    box(250, 378, 140, 16, 8, p.metalDeep) +
    oval(320, 232, 118, 118, p.metal, 'fill-opacity=".5"') +
    each(
      [0, 120, 240] as const,
      (turn) =>
        `<g transform="rotate(${turn} 320 232)">${shape('M320 232c-44-24-50-84-10-104 34 18 34 70 10 104Z', p.main)}</g>`,
    ) +
    each([118, 90, 60] as const, (r) =>
      oval(320, 232, r, r, 'none', `stroke="${p.ink}" stroke-opacity=".35" stroke-width="4"`),
    ) +
    oval(320, 232, 22, 22, p.accent),
  robot: (p: Palette) =>
    shade(320, 120) +
    line('M320 150v-34', p.metalDeep, 7) +
    oval(320, 108, 12, 12, p.accent) +
    box(240, 150, 160, 112, 26, p.metal) +
    each([286, 354] as const, (x) => oval(x, 200, 21, 21, p.ink) + oval(x - 5, 194, 7, 7, p.accent)) +
    line('M286 238h68', p.ink, 6) +
    box(256, 270, 128, 96, 16, p.main) +
    oval(320, 318, 28, 28, p.cream) +
    shape('M320 300l18 18-18 18-18-18Z', p.accent) +
    line('M256 290l-46 44M384 290l46 44', p.metalDeep, 13) +
    box(272, 366, 30, 26, 7, p.ink) +
    box(338, 366, 30, 26, 7, p.ink),
  dumbbell: (p: Palette) =>
    shade(290, 170) +
    shade(500, 40) +
    box(190, 332, 200, 20, 8, p.metal) +
    glint('M236 338h110', 4) +
    each(
      [
        [150, 96],
        [184, 130],
        [372, 130],
        [406, 96],
      ] as const,
      ([x, high], i) => box(x, 342 - high / 2, 30, high, 10, i % 3 ? p.main : p.deep),
    ) +
    box(466, 236, 68, 156, 18, p.accent, 'fill-opacity=".85"') +
    box(466, 296, 68, 96, 18, p.pale) +
    box(484, 206, 32, 34, 6, p.deep) +
    glint('M478 262v100', 6),
} as const
