// A photo of a mosque's noticeboard: what its times are proved by, and when it was sent.
import { readFlag, readRow, readRows, readText } from '#app/core/listings/source-row.ts'

export type Board = {
  id: string
  width: number
  height: number
  /** Seen by whoever sent it, the mosque and the team until it is accepted. */
  isWaiting: boolean
  at: string
  /** Sent by the mosque itself. */
  isOwn: boolean
  isMine: boolean
}

export function readBoard(value: unknown): Board | null {
  const row = readRow(value)
  const [id, at] = [readText(row?.id), readText(row?.at)]
  if (!row || !id || !at) return null
  return {
    id,
    width: Number(row.width),
    height: Number(row.height),
    isWaiting: row.status === 'pending',
    at,
    isOwn: readFlag(row.is_own) ?? false,
    isMine: readFlag(row.is_mine) ?? false,
  }
}

export const readBoards = (rows: unknown): Board[] => readRows(rows).flatMap((row) => readBoard(row) ?? [])
