import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { loadSession, signOut } from '../../session/session'
import { useDocumentTitle } from '../../ui/documentTitle'
import { LoadingIndicator } from './LoadingIndicator'
import './waiting.css'

const MAX_QUIET_MS = 8000

/** Waits for the user's profile after start. If the server takes longer than `MAX_QUIET_MS`, shows a message and keeps waiting. */
export function ProfileLoading() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isLate) return
    const timer = setTimeout(() => setLate(true), MAX_QUIET_MS)
    return () => clearTimeout(timer)
  }, [isLate])
  if (!isLate) return <LoadingIndicator label="Загружаем профиль…" />
  return (
    <Late
      onRetry={() => {
        setLate(false)
        void loadSession()
      }}
    />
  )
}

function Late({ onRetry }: { onRetry: () => void }) {
  useDocumentTitle('Сервер не отвечает')
  return (
    <main className="entry-failure">
      <div role="alert" className="entry-failure__late">
        <h1 className="entry-failure__title">Сервер долго не отвечает</h1>
        <p>Ждём ответа. Можно повторить запрос или выйти.</p>
        <Button type="primary" onClick={onRetry}>
          Обновить
        </Button>
      </div>
      <Button type="link" onClick={signOut}>
        Выйти
      </Button>
    </main>
  )
}
