/** Text for a place in a page that is put together as text: between tags, or inside quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
