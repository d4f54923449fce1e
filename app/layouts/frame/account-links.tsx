// Login and Register, or Dashboard and Logout. `isStacked`: in the phone's menu, one under the other.

import { Form, Link } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { LayoutDashboard } from '#app/ui/icons.ts'
import { Menu } from '#app/ui/menu.tsx'
import { roleLinks } from './nav-links.ts'

export function AccountLinks({ isStacked = false }: { isStacked?: boolean }) {
  const { account: t } = useT().frame
  const user = useRootData()?.user ?? null
  const block = isStacked ? 'btn--block' : ''

  if (!user)
    return (
      <>
        <Link className={`btn ${isStacked ? 'btn--line' : 'btn--ghost'} px-3.5 ${block}`} to="/login">
          {t.login}
        </Link>
        <Link className={`btn ${block}`} to="/register">
          {t.register}
        </Link>
      </>
    )

  const links = [
    ...roleLinks.filter(({ role }) => user.roles.includes(role)),
    { key: 'security', to: '/account/security' } as const,
  ].map(({ key, to }) => (
    <li key={to}>
      <Link className="menu__item" to={to}>
        {t[key]}
      </Link>
    </li>
  ))
  return (
    <>
      {isStacked && <p className="small muted">{t.signedInAs(user.displayName || user.email)}</p>}
      {isStacked && <ul className="-mx-3">{links}</ul>}
      {!isStacked && (
        <Menu align="end" label={t.menu} triggerClassName="icon-btn" trigger={<LayoutDashboard className="i" />}>
          <ul>{links}</ul>
        </Menu>
      )}
      <Link className={`btn ${isStacked ? 'btn--soft' : 'btn--ghost'} px-3.5 ${block}`} to="/dashboard">
        {t.dashboard}
      </Link>
      <Form method="post" action="/logout" className={isStacked ? 'w-full' : ''}>
        <button type="submit" className={`btn btn--line ${block}`}>
          {t.logout}
        </button>
      </Form>
    </>
  )
}
