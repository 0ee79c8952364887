import { Button, ConfigProvider } from 'antd'
import russian from 'antd/es/locale/ru_RU'
import dayjs from 'dayjs'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Router } from 'wouter'
import { guardNavigation } from '../kit/form/leaveGuard'
import { hasDeferredTableRows } from '../kit/list/deferredRows'
import type { Failure } from '../lib/failure'
import { startLiveStream } from '../live/liveStream'
import { forgetDictionaries } from '../session/dictionaries'
import { loadSession, session, signOut } from '../session/session'
import { useDocumentTitle } from '../ui/documentTitle'
import { ErrorPanel } from '../ui/ErrorPanel'
import { removeFormDraftsOfOthers } from '../ui/form/formDrafts'
import { dismissAllToasts } from '../ui/toasts'
import { LoadingIndicator } from './shell/LoadingIndicator'
import { Shell } from './shell/Shell'
import { useCityTimezonesReady } from './useCityTimezonesReady'
import './shell/waiting.css'
import 'dayjs/locale/ru'

export { loadMissingTimezones } from './useCityTimezonesReady'

dayjs.locale('ru')

let stopListening: (() => void) | undefined

/**
 * Opens the live stream. It is also called before `SignedInApp` mounts, so that the stream starts early; unmounting `SignedInApp` closes
 * the stream.
 */
export function ensureLiveStream(): void {
  stopListening ??= startLiveStream(hasDeferredTableRows)
}

/** Shows the app only when the user and the time zones of the user's cities are known (reference-data, 2.1). */
export function SignedInApp() {
  const { user, failure } = useSnapshot(session)
  useEffect(() => {
    ensureLiveStream()
    return () => {
      stopListening?.()
      stopListening = undefined
    }
  }, [])
  useForgetting(user?.id)
  const hasClocks = useCityTimezonesReady()
  const isKnown = user !== null && hasClocks
  // A deferred value makes React render the shell in slices and handle key presses in between.
  const isOpen = useDeferredValue(isKnown, false) && isKnown
  return (
    <ConfigProvider locale={russian}>
      <Router aroundNav={guardNavigation}>
        {isOpen ? <Shell /> : failure && !isKnown ? <FailedLoad failure={failure} /> : <ProfileLoading />}
      </Router>
    </ConfigProvider>
  )
}

function useForgetting(userId: number | undefined): void {
  useEffect(() => {
    if (userId === undefined) return
    removeFormDraftsOfOthers(userId)
    return () => {
      forgetDictionaries()
      dismissAllToasts()
    }
  }, [userId])
}

const FailedLoad = ({ failure }: { failure: Failure }) => (
  <EntryFailure title="Ошибка">
    <ErrorPanel failure={failure} onRetry={() => void loadSession()} />
  </EntryFailure>
)

function EntryFailure({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title)
  return (
    <main className="entry-failure">
      {children}
      <Button type="link" onClick={signOut}>
        Выйти
      </Button>
    </main>
  )
}

const SHOWN_AFTER_MS = 8000

function ProfileLoading() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isLate) return
    const timer = setTimeout(() => setLate(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLate])
  if (!isLate) return <LoadingIndicator label="Загружаем профиль…" />
  const retry = () => {
    setLate(false)
    void loadSession()
  }
  return (
    <EntryFailure title="Сервер не отвечает">
      <div role="alert" className="entry-failure__late">
        <h1 className="entry-failure__title">Сервер долго не отвечает</h1>
        <p>Ждём ответа. Можно повторить запрос или выйти.</p>
        <Button type="primary" onClick={retry}>
          Обновить
        </Button>
      </div>
    </EntryFailure>
  )
}
