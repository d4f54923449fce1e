// A medallion with the letters of a name, on covers that are drawn. The name itself stands beside it.

export const CoverMark = ({ letters }: { letters: string }) => (
  <span className="cover__mark" aria-hidden="true">
    {letters}
  </span>
)
