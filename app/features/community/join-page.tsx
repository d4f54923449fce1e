// The page of an invitation: a greeting, and the way in; for whoever is in already, the first words to write.
import { StartChips } from '#app/core/contributions/start-chips.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { KhatamOutline } from '#app/ui/khatam-outline.tsx'
import './community.css'

type Props = { from: { name: string; is_mine: boolean }; isSignedIn: boolean; isCounted: boolean; path: string }

export function JoinPage({ from, isSignedIn, isCounted, path }: Props) {
  const { community, frame } = useT()
  const words = community.invite
  const next = encodeURIComponent(path)
  return (
    <div className="page section">
      <div className="community-join">
        <KhatamOutline className="community-first__mark" />
        <h1 className="title">
          <bdi>{isSignedIn ? words.welcome : words.from(from.name)}</bdi>
        </h1>
        <p className="lead">{words.joinLead}</p>
        {from.is_mine && <Alert>{words.own}</Alert>}
        {isCounted && (
          <Alert tone="success" announce>
            {words.joined}
          </Alert>
        )}
        {isSignedIn ? (
          <>
            <StartChips section="forum" />
            <Button to="/community" variant="outline">
              {community.title}
            </Button>
          </>
        ) : (
          <div className="row row--wrap gap-3">
            <Button to={`/register?next=${next}`} size="lg">
              {words.join}
            </Button>
            <Button to={`/login?next=${next}`} size="lg" variant="outline">
              {frame.account.login}
            </Button>
            <Button to="/community" size="lg" variant="ghost">
              {words.look}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
