/** A command as it is typed, whatever the page's direction. */
export const Code = ({ children }: { children: string }) => (
  <pre className="console-code" dir="ltr">
    {children}
  </pre>
)
