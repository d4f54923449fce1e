// The mark and the name, leading home.
import { Link } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Logo } from '#app/ui/logo.tsx'

export function Brand() {
  const { frame: t } = useT()
  const brand = useRootData()?.config.brand
  const name = brand?.name ?? t.brand
  return (
    <Link
      className="nav-brand shrink-0"
      to="/"
      aria-label={brand?.name ? t.brandHome.replace(t.brand, brand.name) : t.brandHome}
    >
      {brand?.logo ? <img className="nav-brand__mark" src={brand.logo} alt="" /> : <Logo />}
      {/* The narrowest screens have room for the mark only. */}
      <span className="max-[359px]:sr-only">{name}</span>
    </Link>
  )
}
