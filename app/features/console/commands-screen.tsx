// The commands of the server, each with its screen here, or the reason why it is done on the machine, and the way.
import './console.css'
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Card } from '#app/ui/card.tsx'
import { Code } from './code.tsx'
import { COMMANDS, type Command } from './commands.ts'

export function CommandsScreen() {
  const words = useT().console.commands
  return (
    <>
      <Card as="section" title={words.here}>
        <ul className="console-rows">
          {COMMANDS.filter(({ to }) => to !== null).map((command) => (
            <Row key={command.id} command={command} />
          ))}
        </ul>
      </Card>
      <Card as="section" title={words.onMachine}>
        <div className="stack gap-3">
          <p className="soft">{words.onMachineText}</p>
          <ul className="console-rows">
            {COMMANDS.filter(({ to }) => to === null).map((command) => (
              <Row key={command.id} command={command} />
            ))}
          </ul>
        </div>
      </Card>
    </>
  )
}

function Row({ command: { id, line, to, why } }: { command: Command }) {
  const words = useT().console.commands
  return (
    <li className="stack gap-2">
      {to ? (
        <Link className="link strong self-start" to={to}>
          {words.what[id]}
        </Link>
      ) : (
        <p className="strong">{words.what[id]}</p>
      )}
      {why && <p className="soft">{words.why[why]}</p>}
      <Code>{line}</Code>
    </li>
  )
}
