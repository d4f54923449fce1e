// Saved places of a guest: on this device alone, until they join.
import { href, Link } from 'react-router'
import { pressDeviceHeart, useDeviceSaves } from '#app/core/saves/device-saves.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Heart } from '#app/ui/icons.ts'
import './saved.css'

export function DevicePage() {
  const { savedPage: words, actions } = useT().business
  const saves = useDeviceSaves()
  return (
    <div className="page section">
      <div className="stack max-w-[44rem] gap-6">
        <header className="stack gap-2">
          <h1 className="title">{words.title}</h1>
          <p className="lead">{words.device.lead}</p>
        </header>
        {saves.length === 0 ? (
          <EmptyState icon={Heart} title={words.empty} action={<Button to="/businesses">{words.browse}</Button>}>
            {words.emptyText}
          </EmptyState>
        ) : (
          <>
            <ul className="saved-rows">
              {saves.map((save) => (
                <li key={save.id}>
                  <Link className="link link--quiet grow" to={href('/business/:id', { id: save.id })} dir="auto">
                    {save.name}
                  </Link>
                  <button
                    type="button"
                    className="btn btn--ghost btn--sm"
                    aria-label={actions.removeNamed(save.name)}
                    onClick={() => pressDeviceHeart(save)}
                  >
                    <Heart className="i i--sm" />
                  </button>
                </li>
              ))}
            </ul>
            <p className="row row--wrap gap-3">
              <Button to="/register?next=/saved">{words.device.join}</Button>
              <Button to="/login?next=/saved" variant="outline">
                {words.device.signIn}
              </Button>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
