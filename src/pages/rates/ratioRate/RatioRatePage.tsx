import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { deleteRatioRate } from '../../../api/rates'
import { type Failure, toFailure } from '../../../lib/failure'
import { Directory } from '../../../ui/directory/Directory'
import { useDirectory } from '../../../ui/directory/useDirectory'
import { ErrorPanel } from '../../../ui/ErrorPanel'
import { CitySelect } from '../../../ui/list/CitySelect'
import { toast } from '../../../ui/toasts'
import { RatioForm } from './RatioForm'
import { RatioNotes } from './RatioNotes'
import { RatioWeek } from './RatioWeek'
import { ratioColumns, ratios } from './ratioList'
import './ratioRate.css'

/** Operations, section 9. */
const CLOSE_AFTER_MS = 300
const RELOAD_AFTER_CLOSE_MS = 400
const RELOAD_AFTER_DELETE_MS = 300

/** Raised rates: conditions under which orders are paid better, and what they make of the week (operations, section 2). */
export function RatioRatePage() {
  const directory = useDirectory(ratios, ratioColumns)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { rows, status } = directory.list.state
  const { cityId } = directory.list.query
  const later = useLater()
  const latest = useRef(directory)
  useLayoutEffect(() => {
    latest.current = directory
  })
  const closeAndReload = (message: string, closeAfter: number, reloadAfter: number) => {
    const { key } = directory.dialogs
    setFailure(null)
    toast.success(message)
    const reload = () => later(() => latest.current.list.reload(), reloadAfter)
    later(() => {
      // Whoever closed it himself and opened another keeps that one.
      const { dialogs } = latest.current
      if (dialogs.isOpen && dialogs.key === key) dialogs.close()
      reload()
    }, closeAfter)
  }
  const onFailed = (error: unknown): never => {
    setFailure(toFailure(error))
    throw error
  }
  const isFailed = failure !== null && !directory.dialogs.isOpen
  const page = {
    ...directory,
    mayView: directory.mayView && !isFailed,
    done: (message: string) => () =>
      message === 'Условие удалено'
        ? closeAndReload(message, 0, RELOAD_AFTER_DELETE_MS)
        : closeAndReload(message, CLOSE_AFTER_MS, RELOAD_AFTER_CLOSE_MS),
  }
  return (
    <>
      <Directory
        page={page}
        title="Повышенные ставки"
        add="Создать условие"
        extra={<CitySelect list={directory.list} />}
        form={(form) => <RatioForm {...form} onFailed={onFailed} />}
        saved={['Условие создано', 'Условие сохранено']}
        remove={{
          title: 'Удалить условие?',
          text: (name) => `Условие ${name} будет удалено.`,
          action: (id) => deleteRatioRate(id).catch(onFailed),
          done: 'Условие удалено',
        }}
        empty="Список условий пуст"
        hint="Создайте условие или выберите другой город"
      />
      {isFailed && (
        <ErrorPanel
          failure={failure}
          onRetry={() => {
            setFailure(null)
            directory.list.reload()
          }}
        />
      )}
      {!isFailed && rows.length > 0 && cityId !== undefined && status !== 'failed' && (
        <>
          <RatioNotes cityId={cityId} conditions={rows} />
          <RatioWeek key={cityId} cityId={cityId} conditions={rows} />
        </>
      )}
    </>
  )
}

/** Calls later, unless the screen is left before. */
function useLater(): (call: () => void, ms: number) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  return (call, ms) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      call()
    }, ms)
    timers.current.add(timer)
  }
}
