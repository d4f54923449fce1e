/** The answer for a file that is one person's own to take away; as every page that is not on the map as kept, nobody keeps it. */
export const csvFile = (text: string, filename: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  })
