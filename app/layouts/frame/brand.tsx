// The mark and the name, leading home.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Logo } from '#app/ui/logo.tsx'

export function Brand() {
  const { frame: t } = useT()
  return (
    <Link className="nav-brand shrink-0" to="/" aria-label={t.brandHome}>
      <Logo />
      {/* The narrowest screens have room for the mark only. */}
      <span className="max-[359px]:sr-only">{t.brand}</span>
    </Link>
  )
}
