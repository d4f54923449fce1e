import { PERSONAL } from './cache-control.ts'

/** The answer for a file that is one person's own to take away. */
export const csvFile = (text: string, filename: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': PERSONAL,
    },
  })
