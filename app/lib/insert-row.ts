// One anonymous insert through the table interface, without a client library: the smallest thing a first page load
// can carry. Nothing a visitor does may wait for it or fail with it.

type Backend = { backendUrl: string | null; anonKey: string }

export function insertRow({ backendUrl, anonKey }: Backend, table: string, row: Record<string, unknown>): void {
  fetch(`${backendUrl ?? ''}/rest/v1/${table}`, {
    method: 'POST',
    // Outlives the page: a click on a link is recorded although the page goes away.
    keepalive: true,
    headers: { apikey: anonKey, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify(row),
  })
    .then((response) => {
      if (!response.ok) throw new Error(`status ${response.status}`)
    })
    .catch((error: unknown) => console.warn(`Could not record ${table}:`, error))
}
