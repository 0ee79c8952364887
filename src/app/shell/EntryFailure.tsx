import { Button } from 'antd'
import type { Failure } from '../../lib/failure'
import { enter, signOut } from '../../session/session'
import { useDocumentTitle } from '../../ui/documentTitle'
import { ErrorPanel } from '../../ui/ErrorPanel'
import './entryFailure.css'

export function EntryFailure({ failure }: { failure: Failure }) {
  useDocumentTitle('Ошибка')
  return (
    <main className="entry-failure">
      <ErrorPanel failure={failure} onRetry={() => void enter()} />
      <Button type="link" onClick={signOut}>
        Выйти
      </Button>
    </main>
  )
}
