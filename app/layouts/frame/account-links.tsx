// Login and Register, or the menu of one's own account. `isStacked`: in the phone's menu, one under the other.

import { Form, Link } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { useT } from '#app/i18n/catalogue.ts'
import {
  Bell,
  Heart,
  Landmark,
  LayoutDashboard,
  LogOut,
  MessageCircle,
  ShieldCheck,
  ShoppingBag,
  Star,
  Store,
  UserRound,
  Users,
} from '#app/ui/icons.ts'
import { Menu } from '#app/ui/menu.tsx'
import { deskLinks } from './nav-links.ts'

const ownLinks = [
  { key: 'menu', to: '/account', icon: UserRound },
  { key: 'profile', to: '/account/profile', icon: Users },
  { key: 'saved', to: '/saved', icon: Heart },
  { key: 'messages', to: '/messages', icon: MessageCircle },
  { key: 'orders', to: '/account/orders', icon: ShoppingBag },
  { key: 'reviews', to: '/account/reviews', icon: Star },
  { key: 'masjid', to: '/account#masjid', icon: Landmark },
  { key: 'businesses', to: '/account#businesses', icon: Store },
  { key: 'inbox', to: '/notifications', icon: Bell },
  { key: 'security', to: '/account/security', icon: ShieldCheck },
] as const

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

  const name = user.displayName || user.email
  const links = [...ownLinks, ...deskLinks(user.roles).map((link) => ({ ...link, icon: LayoutDashboard }))].map(
    ({ key, to, icon: Icon }) => (
      <li key={to}>
        <Link className="menu__item" to={to}>
          <Icon className="i i--sm" />
          {t[key]}
        </Link>
      </li>
    ),
  )
  const logout = (
    <Form method="post" action="/logout">
      <button type="submit" className="menu__item w-full">
        <LogOut className="i i--sm" />
        {t.logout}
      </button>
    </Form>
  )
  const signedIn = <p className="small muted truncate px-3 py-2">{t.signedInAs(name)}</p>
  if (isStacked)
    return (
      <>
        {signedIn}
        <ul>{links}</ul>
        {logout}
      </>
    )
  return (
    <Menu align="end" label={t.menu} triggerClassName="icon-btn" trigger={<OwnMark />}>
      {signedIn}
      <ul>{links}</ul>
      {logout}
    </Menu>
  )
}

/** An outline instead of letters: the button is named by what it opens. */
const OwnMark = () => (
  <span className="avatar avatar--sm">
    <UserRound className="i i--sm" />
  </span>
)
