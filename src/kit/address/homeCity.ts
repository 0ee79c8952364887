import { useEffect } from 'react'
import { num } from '../../lib/structs'
import { onSessionEnd, session } from '../../session/session'
import { useUrlQuery } from './useUrlQuery'

/** The city of the last screen in this tab, so that the next screen opens with it. Cleared when the session ends. */
let lastCity: number | undefined

onSessionEnd(() => {
  lastCity = undefined
})

/** The city that the user chose last, otherwise the first allowed city (operations, section 2). */
export function homeCity(): number | undefined {
  const cities = session.user?.allowedCities ?? []
  return (cities.find(({ id }) => id === lastCity) ?? cities[0])?.id
}

/** Remembers the city of a list or of an opened entity, so that the next screen opens with it. */
export function useRememberCity(cityId: number | undefined): void {
  useEffect(() => {
    if (cityId !== undefined) lastCity = cityId
  }, [cityId])
}

const CITY = num()

/** The city in the URL. Without one, redirects to the home city. */
export function useRequiredCity(): number | undefined {
  const { get, set } = useUrlQuery()
  const cityId = get('cityId', CITY)
  useRememberCity(cityId)
  useEffect(() => {
    const home = homeCity()
    if (cityId === undefined && home !== undefined) set({ cityId: home }, { replace: true })
  }, [cityId, set])
  return cityId
}
