// The code on a certificate that a phone reads: it leads to the page where the certificate is checked.
import { renderSVG } from 'uqr'

export const checkCode = (checkUrl: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(checkUrl, { border: 2 }))}`
