import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '../api/user'
import { citiesEagerLoader } from '../session/dictionaries'
import { session } from '../session/session'
import { useLoaderState } from '../ui/load/useLoaderState'

/**
 * Maximum wait for missing time zones. After it, the country's time zone is used, which is correct for almost every
 * city.
 */
const MAX_WAIT_MS = 5000

let requestedFor: User | null = null

export function loadMissingTimezones(): void {
  const { user } = session
  if (!user?.allowedCities.some(({ timezone }) => timezone === undefined)) return
  requestedFor = user
  void citiesEagerLoader.load()
}

/**
 * Returns true once the time zones of the user's cities are known, cannot be loaded, or are not loaded within
 * `MAX_WAIT_MS`. The result then remains true for this user. Some servers send the time zones only in the dictionary
 * `city-eager` (contract, «a city's clock»). Without them, displayed times would be wrong by an hour.
 */
export function useCityTimezonesReady(): boolean {
  const { user } = useSnapshot(session)
  const [openFor, setOpenFor] = useState<number>()
  const userId = user?.id
  const isMissing = useLoaderState(citiesEagerLoader, ({ value }) =>
    user?.allowedCities.some(({ id, timezone }) => timezone === undefined && !value?.some((city) => city.id === id)),
  )
  const isComing = useLoaderState(
    citiesEagerLoader,
    ({ status }) => isMissing === true && status !== 'ready' && status !== 'failed',
  )
  const isWaiting = isComing && openFor !== userId
  const open = isWaiting ? undefined : userId
  if (open !== openFor) setOpenFor(open)

  useEffect(() => {
    if (isMissing && session.user !== requestedFor) void citiesEagerLoader.load()
  }, [isMissing])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setOpenFor(userId), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, userId])

  return !isWaiting
}
