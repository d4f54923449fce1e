// Small words for drawing things on a table. The picture is 640 wide and 480 high; things stand on y = 392.

/** Colours of one picture: what it is mostly made of, lit and in shade, and a few materials that never change much. */
export type Palette = {
  main: string
  deep: string
  pale: string
  accent: string
  accentDeep: string
  cream: string
  ink: string
  metal: string
  metalDeep: string
  wood: string
  woodDeep: string
  leaf: string
  meat: string
}

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`

export const box = (x: number, y: number, width: number, height: number, round: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"${more && ` ${more}`}/>`

export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`

/** The same thing at several spots. */
export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join('')

/** A soft shadow on the table. */
export const shade = (x: number, rx: number, y = 394) => oval(x, y, rx, 14, '#000', 'fill-opacity=".22"')

/** Light along the left side of something round. */
export const glint = (d: string, width = 6) => line(d, '#fff', width, 'stroke-opacity=".45"')

export const steam = (x: number, y: number) =>
  line(`M${x} ${y}c-14-18 14-30 0-50s12-28 2-44`, '#fff', 7, 'stroke-opacity=".3"') +
  line(`M${x + 34} ${y + 6}c-12-16 12-26 0-44s10-24 2-38`, '#fff', 6, 'stroke-opacity=".22"')
