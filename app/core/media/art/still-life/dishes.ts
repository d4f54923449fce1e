// Pictures of dishes that kitchens are known for, each recognisable at a glance by its outline.
import { box, each, glint, line, oval, type Palette, shade, shape, steam } from './shapes.ts'

const GOLDEN = '#e2a53c'
const GOLDEN_DEEP = '#b9782a'
const CRUST = '#c98a3a'
const CHARRED = '#7a3f22'
const CHARRED_DEEP = '#552a18'
const TOMATO = '#cf4a32'
const TOMATO_DEEP = '#a23325'
const LETTUCE = '#7fae52'
const RICE = '#fbf4e2'
const CHEESE = '#f4c95d'
const CHOCOLATE = '#5b3524'
const SALMON = '#f08a62'
const NORI = '#24372f'

const plate = (rx: number, { cream, accent }: Palette, y = 372) =>
  oval(320, y + 9, rx, rx * 0.2, '#000', 'fill-opacity=".18"') +
  oval(320, y, rx, rx * 0.2, cream) +
  oval(320, y - 1, rx * 0.84, rx * 0.15, 'none', `stroke="${accent}" stroke-width="3"`)

const board = ({ wood, woodDeep }: Palette, half = 190) =>
  shade(320, half) + box(320 - half, 360, half * 2, 32, 10, wood) + box(320 - half, 380, half * 2, 12, 6, woodDeep)

const bowl = ({ main, deep, cream }: Palette) =>
  shade(320, 140) +
  shape('M170 290h300c-4 66-62 102-150 102s-146-36-150-102Z', main) +
  shape('M404 290h66c-4 66-62 102-150 102 60-14 88-48 84-102Z', deep) +
  oval(320, 290, 150, 32, cream) +
  glint('M192 314c8 26 26 46 52 58', 7)

type Spot = readonly [x: number, y: number]
const sprigs = (spots: readonly Spot[], fill: string) =>
  each(spots, ([x, y]) => shape(`M${x} ${y}c10-18 26-18 34-10-6 14-20 18-34 10Z`, fill))

export const dishes = {
  // The turning spit, and a slice falling from it.
  kebab: (p: Palette) =>
    shade(320, 150) +
    box(224, 376, 192, 16, 7, p.metalDeep) +
    box(314, 66, 12, 312, 5, p.metal) +
    oval(320, 360, 78, 12, p.metal) +
    shape('M236 122c50-16 118-16 168 0-4 88-24 172-52 222-20 10-44 10-64 0-28-50-48-134-52-222Z', CHARRED) +
    shape('M356 114c18 2 34 4 48 8-4 88-24 172-52 222-8 4-18 6-28 8 26-80 36-160 32-238Z', CHARRED_DEEP) +
    each(
      [
        [146, 70],
        [182, 66],
        [218, 60],
        [254, 52],
        [290, 44],
        [322, 34],
      ] as const,
      ([y, half], i) =>
        line(
          `M${320 - half} ${y}q${half} ${18 + (i % 2) * 6} ${half * 2} 0`,
          i % 2 ? GOLDEN : CRUST,
          9,
          'stroke-opacity=".8"',
        ),
    ) +
    oval(320, 118, 86, 17, TOMATO) +
    oval(320, 114, 80, 13, GOLDEN) +
    oval(320, 88, 26, 22, TOMATO) +
    shape('M424 392c2-34 30-48 66-40 20 8 26 24 20 40Z', GOLDEN) +
    each([446, 468, 490] as const, (x) => line(`M${x} 382q6-12 16-12`, CHARRED, 7)) +
    sprigs([[452, 358]], LETTUCE) +
    glint('M256 146c4 60 14 112 32 156', 6),
  biryani: (p: Palette) =>
    plate(196, p, 370) +
    shape('M148 362c14-84 96-128 172-128s158 44 172 128c-60 22-284 22-344 0Z', RICE) +
    each(
      [
        [206, 320, 0],
        [244, 286, 1],
        [292, 268, 2],
        [344, 264, 1],
        [392, 284, 0],
        [430, 318, 2],
        [268, 324, 1],
        [318, 306, 0],
        [368, 326, 2],
        [222, 350, 1],
        [414, 350, 0],
        [316, 350, 1],
      ] as const,
      ([x, y, kind]) =>
        line(`M${x - 12} ${y}l24-8`, kind === 0 ? GOLDEN : kind === 1 ? '#f1c66a' : TOMATO, 7) +
        line(`M${x - 6} ${y + 12}l22 4`, kind === 0 ? '#f1c66a' : GOLDEN, 6),
    ) +
    shape('M262 300c4-44 62-62 96-40 26 20 24 50-8 58-40 8-84 4-88-18Z', CHARRED) +
    shape('M346 264c34-22 64-30 74-18-10 18-38 30-62 36Z', RICE) +
    line('M282 286c14-14 36-18 52-12', GOLDEN, 7) +
    sprigs(
      [
        [216, 296],
        [398, 310],
        [300, 340],
      ],
      p.leaf,
    ) +
    steam(306, 238),
  curry: (p: Palette) =>
    shade(300, 170) +
    line('M140 290h-44M460 290h44', p.metalDeep, 15) +
    shape('M136 282h328c-10 72-70 110-164 110S146 354 136 282Z', p.metalDeep) +
    shape('M396 282h68c-10 72-70 110-164 110 64-16 96-54 96-110Z', '#000', 'fill-opacity=".24"') +
    oval(300, 282, 164, 36, p.metal) +
    oval(300, 282, 146, 28, '#b4491f') +
    oval(292, 276, 122, 19, '#d2691e') +
    each(
      [
        [214, 280],
        [262, 268],
        [314, 288],
        [366, 272],
        [396, 286],
      ] as const,
      ([x, y]) => oval(x, y, 21, 11, CHARRED) + oval(x - 4, y - 4, 10, 4, GOLDEN, 'fill-opacity=".7"'),
    ) +
    line('M232 292c26 8 40-12 68-4', RICE, 6, 'stroke-opacity=".85"') +
    sprigs(
      [
        [280, 268],
        [336, 278],
        [236, 270],
      ],
      LETTUCE,
    ) +
    shape('M446 388c-16-34 10-74 64-82 50-4 68 26 58 58-10 26-70 40-122 24Z', '#ecc98d') +
    each(
      [
        [478, 350],
        [510, 334],
        [536, 356],
        [500, 370],
      ] as const,
      ([x, y]) => oval(x, y, 10, 7, CRUST, 'fill-opacity=".8"'),
    ) +
    steam(270, 252),
  pizza: (p: Palette) =>
    board(p, 210) +
    oval(320, 338, 190, 62, GOLDEN_DEEP) +
    oval(320, 330, 190, 62, CRUST) +
    oval(320, 328, 164, 50, TOMATO) +
    oval(320, 326, 156, 46, CHEESE) +
    each(
      [
        [236, 318],
        [296, 300],
        [362, 304],
        [412, 326],
        [348, 344],
        [276, 348],
        [316, 322],
      ] as const,
      ([x, y]) => oval(x, y, 20, 9, TOMATO_DEEP) + oval(x - 2, y - 2, 16, 6, TOMATO),
    ) +
    sprigs(
      [
        [256, 336],
        [372, 322],
        [320, 308],
        [216, 332],
      ],
      p.leaf,
    ) +
    line('M320 328L196 294M320 328L452 300M320 328L330 376', GOLDEN_DEEP, 3, 'stroke-opacity=".55"') +
    each([200, 246, 400, 446] as const, (x) =>
      oval(x, 378 - Math.abs(x - 320) * 0.12, 12, 5, CHARRED, 'fill-opacity=".3"'),
    ),
  burger: (p: Palette) =>
    board(p, 170) +
    shape('M200 316h240v22c0 14-12 24-28 24H228c-16 0-28-10-28-24Z', CRUST) +
    box(188, 284, 264, 36, 16, CHARRED) +
    box(196, 286, 248, 10, 5, CHARRED_DEEP) +
    shape('M186 280h268l-34 18-26-12-34 20-40-20-38 16-34-14-34 8Z', CHEESE) +
    shape('M178 268c20-14 30 10 52-2s32 10 54 0 32 10 54 0 32 12 54 0 34 12 68-2v14c-40 14-240 14-282 0Z', LETTUCE) +
    box(196, 250, 248, 16, 8, TOMATO) +
    shape('M190 250c-4-64 56-104 130-104s134 40 130 104Z', GOLDEN) +
    shape('M382 158c46 18 70 50 68 92h-76c20-30 22-60 8-92Z', GOLDEN_DEEP, 'fill-opacity=".6"') +
    each(
      [
        [256, 196],
        [296, 174],
        [340, 178],
        [380, 202],
        [318, 206],
        [272, 226],
        [356, 230],
      ] as const,
      ([x, y]) => oval(x, y, 8, 5, RICE),
    ) +
    glint('M212 232c6-32 26-54 54-66', 8),
  chicken: (p: Palette) =>
    shade(320, 140) +
    each(
      [
        [236, 214, -24],
        [398, 210, 26],
        [300, 182, -8],
        [352, 196, 12],
      ] as const,
      ([x, y, turn]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${line(`M${x} ${y - 54}v-34`, RICE, 15)}${oval(x - 8, y - 90, 10, 9, RICE)}${oval(x + 8, y - 90, 10, 9, RICE)}${shape(`M${x - 44} ${y + 40}c-14-60 18-104 44-104s58 44 44 104Z`, GOLDEN_DEEP)}${each(
          [
            [-18, 0],
            [14, -16],
            [4, 20],
            [-6, -36],
            [24, 16],
          ] as const,
          ([dx, dy]) => oval(x + dx, y + dy, 11, 8, GOLDEN),
        )}</g>`,
    ) +
    shape('M196 236h248l-30 156H226Z', p.cream) +
    each([0, 1, 2, 3] as const, (i) => shape(`M${196 + i * 62 + 16} 236h31l${-((i - 1.5) * 8)} 156h-25Z`, TOMATO)) +
    shape('M384 236h60l-30 156h-52Z', '#000', 'fill-opacity=".12"') +
    oval(320, 236, 124, 14, '#fff', 'fill-opacity=".4"') +
    oval(320, 314, 44, 40, p.cream) +
    oval(320, 314, 36, 32, GOLDEN),
  wrap: (p: Palette) =>
    board(p, 180) +
    `<g transform="rotate(-18 320 290)">` +
    shape('M268 138c36-18 88-16 112 4l-8 224c-26 14-70 14-98 0Z', '#efd6a4') +
    shape('M344 132c18 2 30 6 36 10l-8 224c-10 6-24 8-38 10 14-80 16-160 10-244Z', '#d9b677') +
    oval(324, 138, 56, 19, RICE) +
    each(
      [
        [292, 136, CHARRED],
        [318, 128, TOMATO],
        [344, 134, LETTUCE],
        [358, 142, CHARRED],
        [306, 144, LETTUCE],
        [332, 146, CHARRED],
      ] as const,
      ([x, y, fill]) => oval(x, y, 15, 10, fill),
    ) +
    shape('M262 250l122-18-6 134c-26 16-78 16-106 0Z', p.main) +
    shape('M262 250l122-18v18l-121 20Z', p.accent) +
    each([282, 304, 326, 348] as const, (y) => line(`M270 ${y}l106-14`, p.pale, 4, 'stroke-opacity=".6"')) +
    oval(296, 192, 8, 5, CRUST) +
    oval(326, 206, 9, 5, CRUST) +
    '</g>' +
    oval(470, 366, 48, 18, p.cream) +
    oval(470, 362, 36, 11, '#fff'),
  falafel: (p: Palette) =>
    plate(192, p, 372) +
    shape('M170 358c16-34 84-48 134-40 20 14 10 40-30 50-44 6-92 4-104-10Z', '#efdcae') +
    shape('M196 350c24-18 62-22 92-16', '#efdcae') +
    line('M198 352c26-20 64-22 88-10', GOLDEN_DEEP, 5) +
    each(
      [
        [330, 344],
        [386, 346],
        [440, 350],
        [358, 306],
        [414, 310],
        [386, 270],
      ] as const,
      ([x, y]) =>
        oval(x, y, 34, 30, CHARRED) +
        oval(x - 3, y - 4, 28, 23, CRUST) +
        oval(x - 10, y - 12, 6, 4, LETTUCE) +
        oval(x + 8, y - 4, 5, 3, GOLDEN),
    ) +
    sprigs(
      [
        [456, 366],
        [290, 366],
        [226, 322],
        [318, 300],
      ],
      p.leaf,
    ) +
    oval(242, 340, 12, 6, TOMATO),
  sushi: (p: Palette) =>
    box(120, 366, 400, 22, 6, p.woodDeep) +
    box(120, 352, 400, 20, 6, p.wood) +
    each([172, 268, 364] as const, (x, i) => {
      const fish = i === 1 ? '#f6d9c2' : SALMON
      return (
        box(x - 36, 306, 84, 44, 18, RICE) +
        shape(`M${x - 46} 312c6-34 88-38 106-4 2 16-8 20-20 16-30-12-52-10-74 2-10 2-16-4-12-14Z`, fish) +
        line(`M${x - 22} 298l10 18M${x + 4} 292l10 18M${x + 30} 294l8 18`, '#fff', 4, 'stroke-opacity=".7"')
      )
    }) +
    each(
      [
        [446, 316],
        [492, 322],
        [468, 268],
      ] as const,
      ([x, y]) =>
        box(x - 26, y - 4, 52, 38, 8, NORI) +
        oval(x, y - 4, 26, 13, NORI) +
        oval(x, y - 5, 20, 9, RICE) +
        oval(x, y - 5, 9, 5, SALMON),
    ) +
    oval(556, 384, 50, 15, p.main) +
    oval(556, 379, 40, 9, p.ink) +
    line('M150 406L420 398M156 418L428 408', p.accent, 6),
  hotpot: (p: Palette) =>
    shade(320, 170) +
    box(230, 366, 180, 26, 10, p.metalDeep) +
    shape('M150 268h340c-4 62-66 104-170 104S154 330 150 268Z', p.main) +
    shape('M420 268h70c-4 62-66 104-170 104 70-16 104-50 100-104Z', p.deep) +
    oval(320, 268, 170, 38, p.metal) +
    oval(320, 268, 154, 31, TOMATO_DEEP) +
    shape('M320 237c60 2 150 10 154 31s-90 30-154 31c40-20-40-36 0-62Z', '#f0dfb4') +
    each(
      [
        [222, 262],
        [262, 280],
        [280, 254],
        [372, 262],
        [416, 274],
        [350, 284],
      ] as const,
      ([x, y], i) =>
        oval(x, y, 18, 8, i % 2 ? CHARRED : LETTUCE) + oval(x - 3, y - 2, 8, 3, '#fff', 'fill-opacity=".35"'),
    ) +
    line('M136 276c-26 4-26 34 4 40M504 276c26 4 26 34-4 40', p.metalDeep, 11) +
    line('M414 236L520 128M430 240L540 140', p.woodDeep, 7) +
    steam(268, 232) +
    steam(350, 226),
  dumplings: (p: Palette) =>
    shade(320, 170) +
    shape('M150 316h340v52c0 14-76 26-170 26s-170-12-170-26Z', p.wood) +
    each([332, 350, 368] as const, (y) => line(`M152 ${y}c60 26 276 26 336 0`, p.woodDeep, 4)) +
    oval(320, 314, 170, 42, p.accent) +
    oval(320, 312, 152, 34, p.woodDeep) +
    each(
      [
        [230, 300],
        [306, 286],
        [388, 294],
        [266, 322],
        [346, 326],
        [424, 316],
      ] as const,
      ([x, y]) =>
        shape(`M${x - 40} ${y + 10}c0-34 26-46 40-46s40 12 40 46c-14 14-66 14-80 0Z`, RICE) +
        line(`M${x - 20} ${y - 16}q10 8 18 22M${x} ${y - 36}v38M${x + 20} ${y - 16}q-10 8-18 22`, '#d8c8a4', 4),
    ) +
    steam(260, 254) +
    steam(370, 250),
  satay: (p: Palette) =>
    plate(200, p, 376) +
    each(
      [
        [190, -30],
        [240, -16],
        [292, -4],
        [344, 8],
      ] as const,
      ([x, turn]) =>
        `<g transform="rotate(${turn} ${x + 20} 380)">${line(`M${x + 20} 384V150`, p.wood, 6)}${each([0, 1, 2, 3] as const, (n) => box(x - 2, 170 + n * 46, 44, 40, 15, n % 2 ? CHARRED : '#a65a2a') + line(`M${x + 8} ${182 + n * 46}l26 10`, GOLDEN, 5, 'stroke-opacity=".8"'))}</g>`,
    ) +
    oval(452, 360, 62, 24, p.main) +
    oval(452, 350, 52, 15, '#9a5a26') +
    oval(446, 348, 30, 6, GOLDEN, 'fill-opacity=".6"') +
    sprigs(
      [
        [376, 378],
        [192, 378],
      ],
      LETTUCE,
    ),
  pilaf: (p: Palette) =>
    plate(200, p, 372) +
    shape('M136 364c24-72 100-104 184-104s160 32 184 104c-60 22-308 22-368 0Z', '#f3dca6') +
    each(
      [
        [204, 334],
        [246, 312],
        [392, 316],
        [436, 338],
        [290, 348],
        [352, 352],
        [222, 356],
        [424, 358],
      ] as const,
      ([x, y], i) => line(`M${x - 11} ${y}l22 ${i % 2 ? 7 : -7}`, i % 2 ? '#e08b2d' : RICE, 7),
    ) +
    shape('M244 296c2-56 54-84 100-66 40 18 50 64 18 82-34 16-114 12-118-16Z', CHARRED) +
    shape('M262 288c6-32 38-50 72-40', 'none', `stroke="${GOLDEN}" stroke-width="8" stroke-linecap="round"`) +
    line('M356 244l56-44', RICE, 17) +
    oval(418, 192, 14, 12, RICE) +
    oval(404, 204, 11, 10, RICE) +
    each([218, 430, 326, 270, 384] as const, (x, i) => oval(x, 322 + (i % 3) * 16, 8, 6, CHOCOLATE)) +
    oval(466, 346, 30, 24, LETTUCE) +
    oval(466, 342, 20, 14, '#e7f0c8'),
  tagine: (p: Palette) =>
    shade(320, 180) +
    shape('M140 338h360c-4 36-70 56-180 56s-176-20-180-56Z', p.main) +
    shape('M424 338h76c-4 36-70 56-180 56 70-8 104-28 104-56Z', p.deep) +
    oval(320, 338, 180, 28, p.accent) +
    shape('M168 336c56-44 104-118 122-212h60c18 94 66 168 122 212-60 22-244 22-304 0Z', p.main) +
    shape('M342 124h8c18 94 66 168 122 212-26 10-60 14-96 16 10-80-4-160-34-228Z', p.deep) +
    oval(320, 116, 38, 26, p.accent) +
    oval(320, 108, 26, 14, p.pale, 'fill-opacity=".7"') +
    line('M262 218q58 20 116 0M226 278q94 30 188 0', p.accent, 8) +
    each([250, 296, 342, 388] as const, (x, i) => shape(`M${x} ${250 + (i % 2) * 3}l12-12 12 12-12 12Z`, p.cream)) +
    glint('M276 190c-16 46-40 88-68 122', 7) +
    steam(390, 120),
  meze: (p: Palette) =>
    `<g transform="translate(0 64)">` +
    shape('M188 292c-30-36 6-96 84-104 70-4 110 34 92 78-18 36-124 58-176 26Z', '#ecc98d') +
    each(
      [
        [232, 262],
        [276, 230],
        [318, 252],
        [262, 284],
        [334, 222],
      ] as const,
      ([x, y]) => oval(x, y, 14, 9, CRUST, 'fill-opacity=".75"'),
    ) +
    shape('M388 280c10-44 70-64 120-44 26 14 26 38 4 50-36 16-104 16-124-6Z', '#e3b878') +
    oval(446, 262, 13, 8, CRUST) +
    oval(490, 268, 10, 6, CRUST) +
    '</g>' +
    each(
      [
        [180, 360, 82, '#efdcae', GOLDEN_DEEP],
        [330, 338, 74, '#8f4a5a', '#c98aa0'],
        [470, 362, 80, LETTUCE, TOMATO],
      ] as const,
      ([x, y, r, fill, top]) =>
        oval(x, y + 16, r, r * 0.3, '#000', 'fill-opacity=".18"') +
        shape(
          `M${x - r} ${y}h${r * 2}c-4 ${r * 0.4}-${r * 0.4} ${r * 0.5}-${r} ${r * 0.5}s-${r * 0.96}-${r * 0.1}-${r}-${r * 0.5}Z`,
          p.main,
        ) +
        oval(x, y, r, r * 0.3, p.cream) +
        oval(x, y, r * 0.84, r * 0.23, fill) +
        line(`M${x - r * 0.5} ${y + 2}q${r * 0.25}-16 ${r * 0.5} 0t${r * 0.5}-2`, top, 6) +
        oval(x + r * 0.3, y - 7, 8, 5, top),
    ),
  pasta: (p: Palette) =>
    bowl(p) +
    shape('M182 288c10-64 74-98 138-98s128 34 138 98c-50 24-226 24-276 0Z', '#f2cf7c') +
    each([214, 238, 262, 286] as const, (y, i) =>
      line(
        `M${212 + (i % 2) * 14} ${y}c30-30 56 26 92-4s60 26 ${104 - (i % 2) * 22} 0`,
        i % 2 ? '#dba84b' : '#fae3a6',
        8,
      ),
    ) +
    oval(320, 206, 62, 26, TOMATO) +
    oval(310, 200, 44, 15, '#e0694d') +
    each(
      [
        [290, 196],
        [340, 204],
        [316, 186],
      ] as const,
      ([x, y]) => oval(x, y, 17, 14, CHARRED),
    ) +
    sprigs([[324, 178]], p.leaf) +
    line('M470 372L560 176', p.metal, 9) +
    line('M552 196l24-50M562 200l24-50M542 190l22-48', p.metal, 5),
  tacos: (p: Palette) =>
    board(p, 236) +
    each([170, 320, 470] as const, (x, i) => {
      const lean = (i - 1) * 5
      return `<g transform="rotate(${lean} ${x + 12} 358)">${shape(`M${x - 70} 360c0-96 44-136 82-136s82 40 82 136Z`, GOLDEN_DEEP)}${each(
        [
          [-40, 276, LETTUCE],
          [-16, 246, TOMATO],
          [14, 236, LETTUCE],
          [44, 250, CHEESE],
          [64, 282, TOMATO],
        ] as const,
        ([dx, y, fill]) => oval(x + dx, y, 21, 18, fill),
      )}${shape(`M${x - 78} 360c0-80 40-118 78-118s78 38 78 118Z`, GOLDEN)}${each(
        [
          [-30, 320],
          [8, 292],
          [32, 330],
          [-8, 344],
        ] as const,
        ([dx, y]) => oval(x + dx, y, 8, 5, GOLDEN_DEEP, 'fill-opacity=".8"'),
      )}</g>`
    }) +
    shape('M500 378c-4-26 24-46 46-34 10 18-12 40-46 34Z', LETTUCE),
  fishchips: (p: Palette) =>
    shade(320, 190) +
    shape('M130 330l380-14-36 76H166Z', p.cream) +
    each([352, 368] as const, (y) =>
      line(`M${150 + (y - 340)} ${y}l${330 - (y - 340)} -10`, p.metalDeep, 3, 'stroke-opacity=".5"'),
    ) +
    each(
      [
        [176, 318, -36],
        [206, 300, 18],
        [236, 318, -12],
        [262, 296, 38],
        [196, 272, 52],
        [230, 264, -28],
        [282, 320, 8],
        [258, 250, 64],
        [300, 282, -48],
      ] as const,
      ([x, y, turn]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${box(x - 38, y - 9, 76, 18, 4, CHEESE)}${box(x - 38, y + 2, 76, 7, 3, GOLDEN)}</g>`,
    ) +
    shape('M268 318c20-72 116-116 214-74l46-34c8 34 2 60-18 82-46 52-196 66-242 26Z', GOLDEN_DEEP) +
    shape('M292 304c30-54 112-84 186-50 18 12 10 30-18 42-52 22-140 30-168 8Z', GOLDEN) +
    each([330, 376, 422] as const, (x) => line(`M${x} ${286 - (x - 330) * 0.1}q12-18 30-20`, CRUST, 6)) +
    oval(500, 352, 30, 23, '#f4e36b') +
    oval(500, 352, 22, 16, '#fdf6bf'),
  icecream: (p: Palette) =>
    shade(320, 90) +
    shape('M244 264h152l-62 130h-28Z', CRUST) +
    line(
      'M272 276l44 108M306 276l22 60M334 276l-26 70M368 276l-46 108M286 352h68',
      GOLDEN_DEEP,
      4,
      'stroke-opacity=".7"',
    ) +
    box(236, 252, 168, 22, 9, GOLDEN) +
    oval(276, 218, 60, 54, '#f3b5b0') +
    oval(366, 218, 60, 54, '#cfe3b4') +
    oval(320, 158, 62, 58, '#fff3d6') +
    shape('M226 232c14 22 30 6 46 20s30-8 48 6 30-12 48 0 30-8 50-22v20H226Z', '#fff3d6', 'fill-opacity=".6"') +
    shape('M262 148c4-40 36-56 64-52 34 4 54 26 56 54-18 14-30-4-46 8s-28-12-42-2-26-2-32-8Z', CHOCOLATE) +
    oval(324, 88, 16, 16, TOMATO) +
    line('M326 76c4-18 18-24 30-22', p.leaf, 5) +
    glint('M236 204c4-18 12-26 24-32', 6) +
    line('M364 120L424 60', CRUST, 13),
  cake: (p: Palette) =>
    shade(320, 170) +
    oval(320, 384, 176, 20, p.metal) +
    oval(320, 378, 176, 20, p.cream) +
    shape('M196 262l210-62 56 50v108l-266 16Z', '#f1d3a0') +
    shape('M196 262l266-12v18l-266 14ZM196 316l266-14v16l-266 16Z', '#fff6ea') +
    shape('M196 262l210-62 56 50-266 12Z', '#fdf0e0') +
    shape('M196 262l210-62 56 50v14c-26 8-34-8-54 4s-36-8-56 4-36-8-56 6-36-6-54 8-34-4-46-2Z', p.main) +
    shape('M196 262l210-62 56 50Z', p.main) +
    each(
      [
        [392, 214],
        [338, 232],
        [430, 240],
      ] as const,
      ([x, y]) =>
        oval(x, y - 14, 22, 20, TOMATO) +
        oval(x - 6, y - 20, 6, 5, '#fff', 'fill-opacity=".5"') +
        sprigs([[x - 8, y - 32]], p.leaf),
    ) +
    line('M124 380L92 210', p.metal, 8) +
    oval(90, 196, 15, 26, p.metal),
  coffee: (p: Palette) =>
    shade(310, 160) +
    oval(310, 380, 160, 22, p.cream) +
    oval(310, 376, 118, 13, p.pale, 'fill-opacity=".7"') +
    line('M410 276c74-14 78 76-16 74', p.cream, 20) +
    shape('M196 244h228c0 76-38 128-114 128s-114-52-114-128Z', p.main) +
    shape('M364 244h60c0 76-38 128-114 128 46-20 62-66 54-128Z', p.deep) +
    oval(310, 244, 114, 27, p.cream) +
    oval(310, 246, 101, 21, CHOCOLATE) +
    oval(310, 247, 84, 15, '#a8713f') +
    shape('M310 260c-54-12-58-26-36-28 16 0 26 6 36 12 10-6 20-12 36-12 22 2 18 16-36 28Z', '#fdf2dc') +
    each(
      [
        [486, 372, -20],
        [520, 384, 30],
        [540, 362, 70],
      ] as const,
      ([x, y, turn]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${oval(x, y, 17, 12, CHOCOLATE)}${line(`M${x - 12} ${y}q12-6 24 0`, '#2f1a12', 3)}</g>`,
    ) +
    glint('M218 276c4 36 16 58 34 72', 8) +
    steam(286, 218),
  juice: (p: Palette) =>
    each(
      [
        [236, '#f29a2e', '#d97b1a'],
        [392, '#d94a5e', '#b0313f'],
      ] as const,
      ([x, fill, deep], i) =>
        shade(x, 70) +
        line(`M${x + 10} 220L${x + 44 - i * 90} 104`, i ? p.accent : p.main, 11) +
        shape(`M${x - 64} 190h128l-18 202H${x - 46}Z`, '#fff', 'fill-opacity=".4"') +
        shape(`M${x - 60} 226h120l-15 158h-90Z`, fill) +
        shape(`M${x + 18} 226h42l-15 158h-28Z`, deep, 'fill-opacity=".7"') +
        oval(x, 226, 60, 12, deep) +
        each([0, 1, 2] as const, (n) =>
          box(x - 34 + n * 24, 236 + (n % 2) * 14, 24, 24, 5, '#fff', 'fill-opacity=".4"'),
        ) +
        glint(`M${x - 46} 240l8 112`, 6),
    ) +
    oval(176, 194, 42, 42, '#f7b955') +
    oval(176, 194, 33, 33, '#fde3a7') +
    line('M176 164v60M146 194h60M155 173l42 42M197 173l-42 42', '#f7b955', 4) +
    sprigs(
      [
        [424, 186],
        [440, 200],
      ],
      p.leaf,
    ),
  bubbletea: (p: Palette) =>
    shade(320, 90) +
    line('M340 170L380 40', p.main, 19) +
    shape('M226 172h188l-22 220H248Z', '#fff', 'fill-opacity=".45"') +
    shape('M232 216h176l-17 172H249Z', '#d9ab7d') +
    shape('M340 216h68l-17 172h-46Z', '#b98556', 'fill-opacity=".65"') +
    oval(320, 216, 88, 12, '#f3dcc0') +
    each(
      [
        [272, 372],
        [302, 376],
        [334, 376],
        [364, 370],
        [286, 348],
        [318, 352],
        [350, 348],
        [376, 344],
        [268, 326],
        [304, 326],
        [338, 324],
      ] as const,
      ([x, y]) => oval(x, y, 14, 13, CHOCOLATE) + oval(x - 4, y - 5, 4, 3, '#fff', 'fill-opacity=".5"'),
    ) +
    box(212, 156, 216, 24, 11, p.accent) +
    shape('M226 158c0-58 188-58 188 0Z', '#fff', 'fill-opacity=".4"') +
    glint('M252 232l8 100', 7),
  salad: (p: Palette) =>
    bowl(p) +
    each(
      [
        [212, 270, 46, LETTUCE],
        [430, 272, 44, '#6b9a45'],
        [258, 236, 50, '#8fbf5e'],
        [382, 236, 50, LETTUCE],
        [320, 214, 56, '#6b9a45'],
        [320, 272, 66, '#8fbf5e'],
      ] as const,
      ([x, y, r, fill]) =>
        shape(
          `M${x - r} ${y + 16}c-12-30 14-32 10-50 22 6 22-22 ${r - 10}-16 ${r * 0.4}-10 ${r - 10} 12 ${r - 10} 16-4 18 22 20 10 50Z`,
          fill,
        ),
    ) +
    each(
      [
        [262, 264],
        [356, 256],
        [318, 232],
        [406, 276],
      ] as const,
      ([x, y]) => oval(x, y, 22, 20, TOMATO) + oval(x - 6, y - 7, 6, 4, '#fff', 'fill-opacity=".5"'),
    ) +
    each(
      [
        [296, 276],
        [236, 246],
        [378, 226],
      ] as const,
      ([x, y]) => oval(x, y, 21, 16, '#dcebc0') + oval(x, y, 15, 11, '#f3f9e2'),
    ) +
    oval(336, 282, 11, 9, NORI) +
    oval(282, 220, 11, 9, NORI),
  sandwich: (p: Palette) =>
    board(p, 180) +
    shape('M160 352l156-196 40 14-130 186Z', '#f6e5bf') +
    shape('M160 352l66 4h250l12-24-132-162Z', '#f6e5bf') +
    shape('M168 330c30 12 40-12 70 2s44-12 70 2 44-12 74 2 44-12 96 0l-4 14H172Z', LETTUCE) +
    box(176, 312, 294, 16, 7, TOMATO) +
    box(172, 298, 302, 15, 6, CHEESE) +
    box(170, 276, 306, 24, 10, '#b5683c') +
    shape('M156 276l160-132c10-6 20-6 28 0l148 132Z', CRUST) +
    shape('M176 270l148-116 140 116Z', '#f9ecd0') +
    shape('M156 348h336l-6 16H162Z', CRUST) +
    line('M324 70v110', p.wood, 6) +
    oval(324, 82, 15, 14, NORI) +
    oval(320, 78, 5, 4, TOMATO),
  soup: (p: Palette) =>
    bowl(p) +
    oval(320, 290, 134, 25, '#d9822b') +
    oval(312, 286, 110, 17, '#e89c45') +
    line('M250 292c30 12 52-14 84-4s40 6 58-4', RICE, 7, 'stroke-opacity=".85"') +
    sprigs(
      [
        [280, 286],
        [346, 294],
        [312, 280],
      ],
      LETTUCE,
    ) +
    line('M400 286L520 170', p.metal, 11) +
    oval(532, 158, 24, 16, p.metal) +
    oval(494, 374, 52, 22, CRUST) +
    oval(494, 368, 46, 17, '#ecc98d') +
    oval(148, 376, 32, 24, '#f4e36b') +
    oval(148, 372, 23, 16, '#fdf6bf') +
    steam(274, 258) +
    steam(338, 254),
  steak: (p: Palette) =>
    oval(320, 384, 206, 24, '#000', 'fill-opacity=".2"') +
    shape('M114 350h412c-6 26-90 42-206 42s-200-16-206-42Z', p.ink) +
    oval(320, 348, 206, 40, '#3c3733') +
    oval(320, 344, 184, 32, '#4b4540') +
    shape('M158 338c-8-56 60-98 146-88 56 4 78 32 104 46 36 14 24 54-24 60-84 12-216 18-226-18Z', CHARRED_DEEP) +
    shape('M176 326c0-44 58-74 126-66 50 6 66 28 92 42 26 14 14 36-22 40-76 8-190 12-196-16Z', CHARRED) +
    each([0, 1, 2, 3] as const, (i) => line(`M${206 + i * 46} ${334 - i * 2}l34-66`, CHARRED_DEEP, 9)) +
    oval(236, 302, 22, 11, RICE, 'fill-opacity=".75"') +
    box(330, 262, 42, 24, 6, CHEESE) +
    sprigs([[346, 262]], p.leaf) +
    each(
      [
        [438, 322],
        [470, 330],
        [450, 340],
      ] as const,
      ([x, y], i) => line(`M${x - 26} ${y + i * 3}l52-${14 - i * 4}`, GOLDEN, 15),
    ) +
    oval(142, 336, 25, 21, TOMATO) +
    steam(256, 252),
  breakfast: (p: Palette) =>
    shade(300, 170) +
    `<g transform="translate(-14 84)">` +
    shape('M116 280c-14-40 14-84 62-88 40-2 62 22 60 54-6 36-96 66-122 34Z', '#ecc98d') +
    shape('M138 266c-6-26 12-50 40-52', 'none', `stroke="${CRUST}" stroke-width="8" stroke-linecap="round"`) +
    '</g>' +
    line('M440 330l130-34', p.woodDeep, 20) +
    oval(296, 350, 166, 44, p.ink) +
    oval(296, 342, 166, 42, '#3c3733') +
    oval(296, 340, 148, 34, TOMATO_DEEP) +
    oval(290, 336, 132, 26, TOMATO) +
    each(
      [
        [226, 332],
        [316, 322],
        [368, 346],
        [282, 352],
      ] as const,
      ([x, y]) =>
        oval(x, y, 42, 17, '#fffaf0') +
        oval(x - 2, y - 4, 17, 10, '#f5b52e') +
        oval(x - 7, y - 8, 5, 3, '#fff', 'fill-opacity=".7"'),
    ) +
    sprigs(
      [
        [254, 344],
        [340, 338],
        [296, 330],
      ],
      LETTUCE,
    ) +
    each([474, 500] as const, (x) => oval(x, 380, 13, 11, NORI)) +
    steam(290, 300),
} as const
