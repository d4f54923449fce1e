// Pictures of food and drink.
import { box, each, glint, line, oval, type Palette, shade, shape, steam } from './shapes.ts'

const plate = (x: number, y: number, rx: number, { cream, accent }: Palette) =>
  oval(x, y + 7, rx, rx * 0.2, '#000', 'fill-opacity=".18"') +
  oval(x, y, rx, rx * 0.2, cream) +
  oval(x, y - 1, rx * 0.84, rx * 0.15, 'none', `stroke="${accent}" stroke-width="3"`)

export const food = {
  pot: (p: Palette) =>
    shade(320, 150) +
    shape('M196 268h248c0 74-14 122-52 124H248c-38-2-52-50-52-124Z', p.main) +
    shape('M404 268h40c0 74-14 122-52 124h-34c34-8 46-58 46-124Z', p.deep) +
    line('M196 292c-30-4-40 26-14 38M444 292c30-4 40 26 14 38', p.deep, 13) +
    shape('M204 268c8-52 224-52 232 0Z', p.accent) +
    oval(320, 268, 130, 15, p.accentDeep) +
    oval(320, 264, 126, 12, p.accent) +
    oval(320, 224, 17, 13, p.deep) +
    glint('M218 296c2 40 8 62 18 78', 7) +
    steam(300, 208),
  plates: (p: Palette) =>
    plate(320, 372, 176, p) +
    shape('M214 362c10-58 196-60 212 0-42 18-170 18-212 0Z', p.accent) +
    each(
      [
        [258, 342],
        [296, 328],
        [340, 330],
        [376, 346],
        [318, 350],
      ] as const,
      ([x, y]) => oval(x, y, 13, 8, p.accentDeep),
    ) +
    shape('M352 324c26-34 52-30 60-24-6 22-30 34-60 24Z', p.leaf) +
    plate(150, 392, 62, p) +
    oval(150, 386, 40, 9, p.main) +
    plate(500, 394, 58, p) +
    oval(500, 388, 36, 8, p.leaf),
  grill: (p: Palette) =>
    plate(320, 380, 190, p) +
    each(
      [330, 352, 374] as const,
      (y, i) =>
        line(`M${130 + i * 10} ${y + 4}L${520 - i * 6} ${y - 34}`, p.metal, 5) +
        each(
          [0, 1, 2, 3, 4] as const,
          (n) =>
            box(196 + n * 54 + i * 8, y - 32 - n * 5, 42, 30, 12, n % 2 === i % 2 ? p.wood : p.main) +
            line(`M${204 + n * 54 + i * 8} ${y - 20 - n * 5}l26-3`, p.woodDeep, 4),
        ),
    ) +
    shape('M430 380c30-30 62-26 72-18-8 24-40 34-72 18Z', p.leaf) +
    oval(150, 378, 26, 11, p.accent),
  tea: (p: Palette) =>
    shade(240, 96) +
    shade(430, 60) +
    shape('M164 300c0-46 34-72 76-72s78 26 78 72c0 58-30 92-78 92s-76-34-76-92Z', p.main) +
    shape('M270 236c30 14 48 36 48 64 0 58-30 92-78 92 44-22 56-96 30-156Z', p.deep) +
    line('M170 318c-40-8-50-40-66-56', p.main, 18) +
    line('M314 270c48-20 54 64-2 76', p.deep, 14) +
    oval(240, 230, 34, 9, p.deep) +
    oval(240, 214, 12, 10, p.accent) +
    glint('M188 268c-8 26-6 54 4 78', 8) +
    oval(430, 390, 56, 12, p.cream) +
    shape(
      'M396 300h68c2 34-14 34-14 48s12 22 10 38h-60c-2-16 10-24 10-38s-16-14-14-48Z',
      p.accent,
      'fill-opacity=".85"',
    ) +
    shape('M396 300h68l-2 20h-64Z', '#fff', 'fill-opacity=".5"') +
    glint('M404 312c2 22 14 24 14 40', 4) +
    steam(416, 286),
  bread: (p: Palette) =>
    shade(320, 190) +
    box(130, 372, 380, 22, 8, p.wood) +
    shape('M160 372c-14-92 116-132 200-110 74 18 106 62 98 110Z', p.accent) +
    shape('M372 264c62 22 92 62 86 108H330c44-22 60-66 42-108Z', p.accentDeep, 'fill-opacity=".55"') +
    each([220, 276, 332, 388] as const, (x) =>
      line(`M${x} ${292 + Math.abs(x - 300) * 0.12}l26 46`, p.cream, 9, 'stroke-opacity=".75"'),
    ) +
    each(
      [
        [430, 352],
        [484, 360],
      ] as const,
      ([x, y]) =>
        oval(x, y, 46, 20, p.accentDeep) + oval(x, y - 4, 44, 16, p.accent) + oval(x, y - 4, 15, 5, p.woodDeep),
    ),
  fish: (p: Palette) =>
    plate(320, 378, 196, p) +
    shape('M150 356c44-54 190-70 264-16l58-34c-8 22-8 52 4 76l-60-26c-72 48-216 50-266 0Z', p.metal) +
    shape('M150 356c44 26 196 34 266 0l60 26-4-22-56-12c-74 18-200 20-266 8Z', p.metalDeep) +
    oval(190, 350, 8, 8, p.ink) +
    line('M230 330c12 16 12 34 0 48', p.metalDeep, 4) +
    each([270, 300, 330, 360] as const, (x) => line(`M${x} 334c8 12 8 24 0 36`, p.cream, 3, 'stroke-opacity=".6"')) +
    oval(470, 352, 34, 26, p.accent) +
    oval(470, 352, 26, 19, p.cream, 'fill-opacity=".6"') +
    shape('M120 380c-2-28 24-40 44-36-2 24-22 38-44 36Z', p.leaf),
  noodles: (p: Palette) =>
    shade(320, 140) +
    shape('M176 300h288c-6 62-62 92-144 92s-138-30-144-92Z', p.main) +
    shape('M400 300h64c-6 62-62 92-144 92 60-14 84-48 80-92Z', p.deep) +
    oval(320, 300, 144, 26, p.cream) +
    oval(320, 300, 128, 20, p.accent) +
    each([226, 258, 290, 322, 354] as const, (x, i) =>
      line(`M${x} ${298 + (i % 2) * 6}c20-16 34 14 56 0`, p.cream, 7),
    ) +
    shape('M352 288c18-22 50-20 58-10-10 18-36 22-58 10Z', p.leaf) +
    line('M392 250L520 168M404 262L536 188', p.woodDeep, 7) +
    glint('M196 320c8 26 26 44 50 54', 7) +
    steam(286, 262),
  sweets: (p: Palette) =>
    plate(320, 376, 180, p) +
    each(
      [
        [216, 340],
        [268, 346],
        [320, 348],
        [372, 346],
        [424, 340],
        [242, 306],
        [294, 310],
        [346, 310],
        [398, 306],
        [268, 272],
        [320, 274],
        [372, 272],
      ] as const,
      ([x, y], i) =>
        shape(`M${x - 30} ${y + 4}l30-17 30 17-30 17Z`, i % 3 === 0 ? p.leaf : p.accent) +
        shape(`M${x - 30} ${y + 4}l30 17v16l-30-17Z`, p.accentDeep) +
        shape(`M${x + 30} ${y + 4}l-30 17v16l30-17Z`, p.wood),
    ),
  dates: (p: Palette) =>
    shade(320, 170) +
    shape('M150 330h340c-10 44-70 62-170 62s-160-18-170-62Z', p.accent) +
    shape('M420 330h70c-10 44-70 62-170 62 70-10 96-30 100-62Z', p.accentDeep) +
    oval(320, 330, 170, 26, p.accentDeep) +
    each(
      [
        [206, 318],
        [252, 304],
        [300, 316],
        [350, 304],
        [398, 316],
        [436, 322],
        [276, 282],
        [326, 276],
        [374, 284],
        [226, 330],
        [330, 330],
      ] as const,
      ([x, y], i) =>
        `<g transform="rotate(${((i * 47) % 60) - 30} ${x} ${y})">${oval(x, y, 30, 17, i % 2 ? p.woodDeep : p.wood)}${line(`M${x - 18} ${y - 6}q14-8 30-2`, p.accent, 4, 'stroke-opacity=".7"')}</g>`,
    ) +
    shape('M440 300c40-60 92-66 112-60-24 14-56 34-78 74Z', p.leaf),
  spices: (p: Palette) =>
    each(
      [
        [170, p.accent],
        [320, p.main],
        [470, p.wood],
      ] as const,
      ([x, fill], i) =>
        shade(x, 72, 392) +
        shape(`M${x - 62} ${346 - (i % 2) * 6}c10-70 114-70 124 0Z`, fill) +
        oval(x - 14, 306, 10, 5, '#fff', 'fill-opacity=".25"') +
        shape(`M${x - 72} 340h144c-4 36-30 52-72 52s-68-16-72-52Z`, p.cream) +
        shape(`M${x + 34} 340h38c-4 36-30 52-72 52 26-10 36-28 34-52Z`, p.metal),
    ) +
    line('M372 306L452 236', p.woodDeep, 9) +
    oval(366, 310, 20, 12, p.woodDeep) +
    each(
      [
        [240, 386],
        [256, 392],
        [396, 388],
        [410, 394],
        [230, 396],
      ] as const,
      ([x, y]) => oval(x, y, 5, 3, p.woodDeep),
    ),
  jar: (p: Palette) =>
    each(
      [
        [214, 170, p.leaf],
        [330, 210, p.accent],
        [442, 150, p.main],
      ] as const,
      ([x, high, fill]) =>
        shade(x, 60) +
        box(x - 50, 392 - high, 100, high, 20, p.cream, 'fill-opacity=".55"') +
        box(x - 42, 392 - high * 0.74, 84, high * 0.74 - 8, 14, fill) +
        each([0, 1, 2, 3, 4, 5] as const, (n) =>
          oval(x - 22 + (n % 3) * 22, 372 - Math.floor(n / 3) * 26, 11, 9, '#fff', 'fill-opacity=".16"'),
        ) +
        box(x - 44, 376 - high, 88, 22, 7, p.wood) +
        glint(`M${x - 36} ${408 - high}v${high - 50}`, 5),
    ),
  basket: (p: Palette) =>
    shade(320, 150) +
    line('M206 300c6-130 222-130 228 0', p.woodDeep, 12) +
    oval(250, 280, 40, 38, p.main) +
    oval(324, 266, 44, 42, p.accent) +
    oval(398, 282, 38, 36, p.leaf) +
    shape('M296 250c-8-60-40-70-52-68 2 34 22 62 52 68Z', p.leaf) +
    shape('M180 290h280l-24 102H204Z', p.wood) +
    each([310, 334, 358, 380] as const, (y) =>
      line(`M${188 + (y - 290) * 0.2} ${y}H${452 - (y - 290) * 0.2}`, p.woodDeep, 5),
    ) +
    each([230, 280, 330, 380, 420] as const, (x) =>
      line(`M${x} 294l${(320 - x) * 0.06} 96`, p.accent, 4, 'stroke-opacity=".5"'),
    ),
  butcher: (p: Palette) =>
    shade(320, 190) +
    box(136, 356, 368, 36, 10, p.wood) +
    box(136, 378, 368, 14, 7, p.woodDeep) +
    shape('M178 352c-20-60 60-96 130-72 60 20 70 50 46 72Z', p.meat) +
    shape('M206 344c-4-34 44-56 92-42 30 10 40 28 26 42Z', p.cream, 'fill-opacity=".55"') +
    oval(290, 328, 20, 13, p.cream) +
    shape('M392 214h96v92c-34 10-70 8-96 0Z', p.metal) +
    box(430, 150, 22, 70, 9, p.woodDeep) +
    oval(474, 232, 6, 6, p.ink) +
    glint('M402 226v66', 6) +
    shape('M372 352c18-32 54-34 66-26-10 26-40 36-66 26Z', p.leaf),
} as const
