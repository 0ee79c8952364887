import { useCallback, useState } from 'react'
import { deleteRatioRate } from '../../../api/rates'
import { Directory } from '../../../kit/directory/Directory'
import { useDirectory } from '../../../kit/directory/useDirectory'
import { CityFilterSelect } from '../../../kit/list/CityFilterSelect'
import { type Failure, toFailure } from '../../../lib/failure'
import { ErrorPanel } from '../../../ui/ErrorPanel'
import { CopyRatesButton } from '../copy/CopyRatesButton'
import { planRatioConditionCopies } from '../copy/rateCopyChanges'
import { RatioForm } from './RatioForm'
import { RatioListWarnings } from './RatioListWarnings'
import { RatioWeekHeatmap } from './RatioWeekHeatmap'
import { ratioColumns, ratioRateListDefinition } from './ratioRateListDefinition'
import { useRatioCloseAndReload } from './useRatioCloseAndReload'
import { useRatioConditionsOfCity } from './useRatioConditionsOfCity'
import './ratioRate.css'

const DELETED = 'Условие удалено'

export function RatioRatePage() {
  const directory = useDirectory(ratioRateListDefinition, ratioColumns)
  const [failed, setFailed] = useState<{ cityId: number | undefined; failure: Failure } | null>(null)
  const { cityId } = directory.list.query
  const rows = useRatioConditionsOfCity(cityId, directory.list.state)
  const finished = useRatioCloseAndReload(directory, { deleted: DELETED, onDone: () => setFailed(null) })
  const plan = useCallback(
    (target: number, signal: AbortSignal) => planRatioConditionCopies(rows, target, signal),
    [rows],
  )
  const attempt = (send: Promise<void>): Promise<void> => {
    setFailed(null)
    return send.catch((error: unknown) => {
      setFailed({ cityId, failure: toFailure(error) })
      throw error
    })
  }
  const failure = failed?.cityId === cityId && !directory.dialogs.isOpen ? failed?.failure : undefined
  const isFailed = failure !== undefined
  const page = { ...directory, ...finished, mayView: directory.mayView && !isFailed }
  return (
    <>
      <Directory
        page={page}
        title="Повышенные ставки"
        add="Создать условие"
        extra={
          <>
            <CopyRatesButton
              key={cityId}
              cityId={cityId}
              disabled={rows.length === 0}
              title="Скопировать условия"
              plan={plan}
            />
            <CityFilterSelect list={directory.list} />
          </>
        }
        form={(form) => <RatioForm {...form} attempt={attempt} />}
        saved={['Условие создано', 'Условие сохранено']}
        remove={{
          title: 'Удалить условие?',
          text: (name) => `Условие ${name} будет удалено.`,
          action: (id) => attempt(deleteRatioRate(id)),
          done: DELETED,
        }}
        empty="Список условий пуст"
        hint="Создайте условие или выберите другой город"
      />
      {failure && (
        <ErrorPanel
          failure={failure}
          onRetry={() => {
            setFailed(null)
            directory.list.reload()
          }}
        />
      )}
      {!isFailed && rows.length > 0 && cityId !== undefined && directory.list.state.status !== 'failed' && (
        <>
          <RatioListWarnings cityId={cityId} conditions={rows} />
          <RatioWeekHeatmap key={cityId} cityId={cityId} conditions={rows} />
        </>
      )}
    </>
  )
}
