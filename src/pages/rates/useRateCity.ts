import { useEffect } from 'react'
import { useUrlQuery } from '../../kit/address/useUrlQuery'
import { num } from '../../lib/structs'
import { useUser } from '../../session/useAccess'

/** Without a city in the URL, redirects to the first allowed city (operations, section 2). */
export function useRateCity(): { cityId: number | undefined; choose: (cityId: number) => void } {
  const { get, set } = useUrlQuery()
  const cityId = get('cityId', num())
  const home = useUser().allowedCities[0]?.id
  useEffect(() => {
    if (cityId === undefined && home !== undefined) set({ cityId: home }, { replace: true })
  }, [cityId, home, set])
  return { cityId, choose: (chosen) => set({ cityId: chosen }) }
}
