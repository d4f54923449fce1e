// Pictures of clothes, books, gifts, and things people carry with them.
import { box, each, glint, line, oval, type Palette, shade, shape } from './shapes.ts'

export const shop = {
  thobe: (p: Palette) =>
    line('M150 108H490', p.woodDeep, 9) +
    line('M320 108v26', p.metal, 6) +
    line('M320 134l-96 44M320 134l96 44', p.wood, 11) +
    shape('M250 160l-66 40 26 62 34-16-22 146h196l-22-146 34 16 26-62-66-40c-34 22-106 22-140 0Z', p.cream) +
    shape('M390 160l66 40-26 62-34-16 22 146h-70c20-80 22-170 42-232Z', p.pale) +
    shape('M288 172h64l-32 60Z', p.accent) +
    line('M320 232v84', p.accent, 5) +
    each([250, 274, 298] as const, (y) => oval(320, y, 4, 4, p.accentDeep)),
  scarf: (p: Palette) =>
    shade(320, 170) +
    each(
      [
        [388, p.main],
        [352, p.accent],
        [316, p.pale],
        [280, p.deep],
        [244, p.cream],
      ] as const,
      ([y, fill], i) =>
        box(170 + (i % 2) * 12, y - 32, 300 - i * 8, 36, 14, fill) +
        line(`M${186 + (i % 2) * 12} ${y - 14}h${264 - i * 8}`, '#000', 3, 'stroke-opacity=".12"'),
    ) +
    shape('M400 214c60 6 74 90 60 178h-44c10-70 4-120-30-150Z', p.accent) +
    each([424, 436, 448] as const, (x) => line(`M${x} 390v16`, p.accentDeep, 4)),
  fabric: (p: Palette) =>
    each(
      [
        [190, p.main],
        [280, p.accent],
        [370, p.deep],
        [460, p.pale],
      ] as const,
      ([x, fill], i) =>
        shade(x, 48) +
        box(x - 40, 176 + (i % 2) * 26, 80, 216 - (i % 2) * 26, 10, fill) +
        oval(x, 176 + (i % 2) * 26, 40, 14, p.cream) +
        oval(x, 176 + (i % 2) * 26, 16, 6, p.wood) +
        each([0, 1, 2, 3] as const, (n) =>
          shape(`M${x} ${222 + n * 40}l14 14-14 14-14-14Z`, '#fff', 'fill-opacity=".22"'),
        ),
    ),
  carpet: (p: Palette) =>
    shade(320, 190) +
    shape('M150 150h300v242H150Z', p.main) +
    box(166, 166, 268, 226, 0, 'none', `stroke="${p.accent}" stroke-width="8"`) +
    each(
      [220, 280, 340] as const,
      (y, i) =>
        shape(`M300 ${y - 34}l60 34-60 34-60-34Z`, i % 2 ? p.accent : p.cream) +
        shape(`M300 ${y - 16}l28 16-28 16-28-16Z`, p.deep),
    ) +
    each([160, 190, 220, 250, 280, 310, 340, 370, 400, 430] as const, (x) => line(`M${x} 392v16`, p.cream, 5)) +
    oval(486, 360, 44, 32, p.deep) +
    oval(486, 360, 30, 21, p.accent) +
    oval(486, 360, 14, 9, p.deep),
  books: (p: Palette) =>
    shade(320, 190) +
    each(
      [
        [360, p.main, 300],
        [324, p.accent, 270],
        [292, p.deep, 284],
      ] as const,
      ([y, fill, wide], i) =>
        box(170 + i * 10, y, wide, 34, 6, fill) +
        box(176 + i * 10, y + 6, 14, 22, 2, p.cream, 'fill-opacity=".5"') +
        box(170 + i * 10 + wide - 20, y + 5, 18, 24, 2, p.cream),
    ) +
    shape('M196 290c30-26 90-28 124-6 34-22 94-20 124 6l-6-74c-32-20-86-20-118 2-32-22-86-22-118-2Z', p.cream) +
    shape('M320 284c34-22 94-20 124 6l-6-74c-32-20-86-20-118 2Z', '#000', 'fill-opacity=".06"') +
    each([232, 246, 260] as const, (y) =>
      line(`M224 ${y}c26-10 54-10 78 0M340 ${y}c26-10 54-10 78 0`, p.ink, 3, 'stroke-opacity=".35"'),
    ) +
    line('M320 284v-66', p.metal, 3),
  suitcase: (p: Palette) =>
    shade(320, 150) +
    line('M270 220v-40c0-14 100-14 100 0v40', p.woodDeep, 13) +
    box(180, 216, 280, 176, 22, p.main) +
    shape('M400 216h38c12 0 22 10 22 22v132c0 12-10 22-22 22h-60c22-50 26-120 22-176Z', p.deep) +
    box(222, 216, 26, 176, 0, p.wood) +
    box(392, 216, 26, 176, 0, p.wood) +
    box(226, 284, 18, 24, 3, p.accent) +
    box(396, 284, 18, 24, 3, p.accent) +
    shape('M320 262l12 24 27 4-20 18 5 27-24-13-24 13 5-27-20-18 27-4Z', p.accent) +
    glint('M196 240v120', 7),
  lantern: (p: Palette) =>
    shade(320, 90) +
    line('M320 110v30', p.metalDeep, 5) +
    oval(320, 104, 14, 14, 'none', `stroke="${p.accentDeep}" stroke-width="6"`) +
    shape('M270 190c8-34 32-40 50-56 18 16 42 22 50 56Z', p.accent) +
    shape('M256 190h128l22 122-40 50h-92l-40-50Z', p.accentDeep) +
    each(
      [
        [300, p.main],
        [352, p.pale],
        [248, p.pale],
      ] as const,
      ([x, fill]) =>
        shape(
          `M${x} 206h${x === 300 ? 40 : 34}l${x === 300 ? 0 : x > 300 ? 12 : -2} 98h${x === 300 ? -40 : -42}Z`,
          fill,
          'fill-opacity=".9"',
        ),
    ) +
    oval(320, 262, 46, 52, '#fff', 'fill-opacity=".35"') +
    box(270, 362, 100, 14, 5, p.accent) +
    box(252, 376, 136, 16, 7, p.accentDeep),
  perfume: (p: Palette) =>
    each(
      [
        [230, 150, p.main],
        [420, 110, p.leaf],
      ] as const,
      ([x, high, fill]) =>
        shade(x, 62) +
        box(x - 54, 392 - high, 108, high, 22, fill, 'fill-opacity=".85"') +
        box(x - 42, 392 - high * 0.6, 84, high * 0.6 - 12, 14, p.accent, 'fill-opacity=".7"') +
        box(x - 14, 362 - high, 28, 32, 4, p.metal) +
        oval(x, 350 - high, 26, 20, p.accentDeep) +
        glint(`M${x - 40} ${412 - high}v${high - 50}`, 6),
    ) +
    shade(326, 34) +
    box(296, 326, 60, 66, 12, p.pale) +
    oval(326, 314, 18, 14, p.accent) +
    each(
      [
        [500, 388],
        [520, 378],
        [512, 396],
      ] as const,
      ([x, y]) => oval(x, y, 15, 9, p.main),
    ),
  vase: (p: Palette) =>
    shade(300, 84) +
    shade(452, 48) +
    shape('M268 168h64c-6 40 52 74 52 140 0 56-30 84-84 84s-84-28-84-84c0-66 58-100 52-140Z', p.main) +
    shape('M332 168c-6 40 52 74 52 140 0 56-30 84-84 84 52-40 50-150 10-224Z', p.deep) +
    line('M222 300c40 18 116 18 156 0', p.accent, 10) +
    line('M232 268c34 12 102 12 136 0', p.cream, 5) +
    oval(300, 168, 34, 9, p.deep) +
    glint('M244 262c-14 36-8 80 8 100', 8) +
    oval(452, 366, 48, 28, p.accent) +
    oval(452, 350, 42, 11, p.accentDeep),
  flower: (p: Palette) =>
    shade(320, 76) +
    each(
      [
        [268, 176],
        [320, 132],
        [374, 178],
        [300, 216],
        [350, 220],
      ] as const,
      ([x, y]) =>
        line(`M${x} ${y}Q${320 + (x - 320) * 0.3} 280 320 320`, p.leaf, 6) +
        each(
          [0, 60, 120, 180, 240, 300] as const,
          (turn) => `<g transform="rotate(${turn} ${x} ${y})">${oval(x, y - 20, 12, 20, p.cream)}</g>`,
        ) +
        oval(x, y, 10, 10, p.accent),
    ) +
    shape('M270 296h100l-14 96h-72Z', p.metal, 'fill-opacity=".75"') +
    shape('M340 296h30l-14 96h-34Z', p.metalDeep, 'fill-opacity=".6"') +
    glint('M284 308l8 66', 5) +
    each(
      [
        [452, 384],
        [478, 392],
      ] as const,
      ([x, y]) => oval(x, y, 16, 8, p.cream),
    ),
  parcel: (p: Palette) =>
    shade(320, 170) +
    shape('M170 262h300v130H170Z', p.wood) +
    shape('M330 262h140v130H330Z', p.woodDeep, 'fill-opacity=".5"') +
    shape('M170 262l-34-44 150-10 34 54ZM470 262l34-44-150-10-34 54Z', p.accent) +
    oval(256, 236, 26, 30, p.main) +
    box(300, 182, 46, 80, 8, p.cream) +
    box(300, 204, 46, 28, 0, p.leaf) +
    oval(384, 238, 30, 26, p.leaf) +
    shape('M384 214c4-34 30-40 40-36-2 18-18 34-40 36Z', p.leaf) +
    shape('M170 262h300v10H170Z', '#000', 'fill-opacity=".15"') +
    box(282, 308, 76, 40, 6, p.cream, 'fill-opacity=".85"') +
    line('M296 322h48M296 334h30', p.ink, 4, 'stroke-opacity=".5"'),
  paper: (p: Palette) =>
    shade(320, 170) +
    `<g transform="rotate(-7 300 300)">${box(170, 190, 230, 196, 6, p.cream)}${box(188, 208, 194, 160, 4, 'none', `stroke="${p.accent}" stroke-width="4"`)}</g>` +
    `<g transform="rotate(5 360 300)">${box(240, 180, 220, 206, 6, '#fff')}${box(256, 196, 188, 174, 4, 'none', `stroke="${p.main}" stroke-width="4"`)}${shape('M350 214l14 22 26 4-18 18 4 26-26-12-26 12 4-26-18-18 26-4Z', p.accent)}${line('M290 312h120M304 332h92M318 352h64', p.ink, 5, 'stroke-opacity=".4"')}</g>` +
    line('M470 380L540 214', p.woodDeep, 10) +
    shape('M470 380l-8 24 20-14Z', p.ink),
} as const
