// Pictures of goods in the community's store.
import { box, each, glint, line, oval, type Palette, shade, shape, steam } from './shapes.ts'

/** The eight-pointed star of the house. */
const star = (x: number, y: number, r: number, fill: string) =>
  box(x - r, y - r, r * 2, r * 2, 2, fill) +
  `<rect x="${x - r}" y="${y - r}" width="${r * 2}" height="${r * 2}" rx="2" fill="${fill}" transform="rotate(45 ${x} ${y})"/>`

export const goods = {
  mug: (p: Palette) =>
    shade(310, 110) +
    line('M404 268c70-14 76 92-4 88', p.deep, 22) +
    shape('M210 226h196v126c0 24-18 40-42 40H252c-24 0-42-16-42-40Z', p.main) +
    shape('M352 226h54v126c0 24-18 40-42 40h-36c20-14 24-60 24-166Z', p.deep) +
    oval(308, 226, 98, 18, p.cream) +
    oval(308, 228, 86, 13, p.woodDeep) +
    star(286, 308, 24, p.accent) +
    glint('M226 250v100', 7) +
    steam(288, 206),
  tee: (p: Palette) =>
    shade(320, 150) +
    shape('M252 150l-104 62 38 74 44-22v128h180V264l44 22 38-74-104-62c-30 30-106 30-136 0Z', p.main) +
    shape('M388 150l104 62-38 74-44-22v128h-62c24-70 22-170 40-242Z', p.deep, 'fill-opacity=".6"') +
    line('M252 150c30 38 106 38 136 0', p.deep, 8) +
    star(320, 272, 30, p.accent),
  tote: (p: Palette) =>
    shade(320, 130) +
    line('M258 220c0-120 124-120 124 0', p.wood, 14) +
    shape('M206 216h228l18 176H188Z', p.cream) +
    shape('M380 216h54l18 176h-70c12-50 10-116-2-176Z', p.pale) +
    star(312, 306, 36, p.main) +
    star(312, 306, 16, p.cream),
  notebook: (p: Palette) =>
    shade(320, 150) +
    shape('M196 168h226c12 0 20 8 20 20v204H216c-12 0-20-8-20-20Z', p.main) +
    shape('M196 168h40v224h-20c-12 0-20-8-20-20Z', p.deep) +
    shape('M442 366v26H222c-14 0-14-26 0-26Z', p.cream) +
    box(398, 168, 12, 198, 0, p.accentDeep) +
    star(318, 264, 30, p.accent) +
    line('M474 392L520 210', p.wood, 13) +
    shape('M468 392l2 18 12-14Z', p.ink),
  mat: (p: Palette) =>
    shade(320, 176) +
    shape('M190 120h230v272H190Z', p.main) +
    box(204, 134, 202, 244, 0, 'none', `stroke="${p.accent}" stroke-width="6"`) +
    shape('M232 378V250c0-46 46-60 73-92 27 32 73 46 73 92v128Z', p.deep) +
    shape('M252 378V258c0-32 32-42 53-66 21 24 53 34 53 66v120Z', p.pale, 'fill-opacity=".5"') +
    star(305, 290, 18, p.accent) +
    each([200, 228, 256, 284, 312, 340, 368, 396] as const, (x) => line(`M${x} 392v16M${x} 120v-14`, p.cream, 5)) +
    oval(474, 362, 40, 30, p.deep) +
    oval(474, 362, 24, 17, p.accent),
  tasbih: (p: Palette) =>
    oval(300, 386, 160, 16, '#000', 'fill-opacity=".18"') +
    each(
      Array.from({ length: 22 }, (_, i) => i),
      (i) => {
        const turn = (i / 22) * Math.PI * 2
        const x = Math.round(300 + Math.cos(turn) * 138)
        const y = Math.round(318 + Math.sin(turn) * 56)
        return (
          oval(x, y, 18, 17, i % 7 === 0 ? p.accent : p.main) + oval(x - 5, y - 6, 5, 4, '#fff', 'fill-opacity=".4"')
        )
      },
    ) +
    box(440, 306, 40, 20, 9, p.accent) +
    line('M480 316c30 4 34 30 40 62', p.deep, 6) +
    each([506, 516, 526, 536] as const, (x) => line(`M${x} 372v30`, p.deep, 5)),
  cap: (p: Palette) =>
    shade(320, 140) +
    shape('M204 380c-4-120 34-190 116-190s120 70 116 190Z', p.main) +
    shape('M352 194c60 18 88 82 84 186h-86c20-60 22-130 2-186Z', p.deep) +
    shape('M204 380c-2-22 0-40 2-58 70 20 158 20 228 0 2 18 4 36 2 58-70 18-162 18-232 0Z', p.accent) +
    each([240, 280, 320, 360, 400] as const, (x) => star(x, 362, 9, p.deep)) +
    oval(320, 192, 12, 8, p.accentDeep) +
    glint('M232 300c6-46 22-72 46-84', 7),
  print: (p: Palette) =>
    shade(320, 150) +
    box(208, 96, 224, 296, 6, p.woodDeep) +
    box(222, 110, 196, 268, 2, p.cream) +
    shape('M252 350V238c0-44 44-54 68-86 24 32 68 42 68 86v112Z', p.main) +
    shape('M278 350V252c0-30 28-38 42-58 14 20 42 28 42 58v98Z', p.wood, 'fill-opacity=".25"') +
    star(320, 276, 22, p.accent) +
    glint('M222 130v210', 5),
} as const
