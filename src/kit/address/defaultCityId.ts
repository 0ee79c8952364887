import { useEffect } from 'react'
import { numberStruct } from '../../lib/structs'
import { onSessionEnd, session } from '../../session/session'
import { useUser } from '../../session/sessionHooks'
import { useUrlQuery } from './useUrlQuery'

/** The city in the URL of the last list or report in this tab. Cleared when the session ends. */
let lastCity: number | undefined

onSessionEnd(() => {
  lastCity = undefined
})

/** The city that the user chose last in this tab, otherwise the first allowed city (operations, section 2). */
export function defaultCityId(): number | undefined {
  const cities = session.user?.allowedCities ?? []
  return (cities.find(({ id }) => id === lastCity) ?? cities[0])?.id
}

/**
 * Remembers the city of a list or report, so that the next screen opens with this city. Do not call it on the screen of a single entity.
 */
export function useRememberCity(cityId: number | undefined): void {
  useEffect(() => {
    if (cityId !== undefined) lastCity = cityId
  }, [cityId])
}

const CITY = numberStruct()

/** The city in the URL. Undefined if there is none, or if the user may not see it (operations, section 1). */
export function useUrlCity(): number | undefined {
  const cityId = useUrlQuery().get('cityId', CITY)
  return useUser().allowedCities.find(({ id }) => id === cityId)?.id
}

/**
 * The city in the URL, otherwise the default city. The default city is then written to the URL, so that a copied link shows a colleague the
 * same city.
 */
export function useRequiredCity(): number | undefined {
  const { set } = useUrlQuery()
  const urlCity = useUrlCity()
  const cityId = urlCity ?? defaultCityId()
  useRememberCity(cityId)
  useEffect(() => {
    if (cityId !== urlCity) set({ cityId }, { replace: true })
  }, [cityId, urlCity, set])
  return cityId
}
