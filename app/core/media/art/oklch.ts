// OKLCH to a hex colour. SVG files opened outside the page cannot count on CSS colour functions.

function encodeChannel(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.max(linear, 0) ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')
}

// Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
export function formatOklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = encodeChannel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = encodeChannel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = encodeChannel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return `#${red}${green}${blue}`
}
