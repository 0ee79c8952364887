import { Alert, Button } from 'antd'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Form, useFormState } from 'react-final-form'
import { type CourierRate, listCourierRates, updateCourierRates } from '../../../api/rates'
import { ConfirmDialog } from '../../../kit/form/ConfirmDialog'
import { DraftOffer } from '../../../kit/form/DraftOffer'
import { useDraft } from '../../../kit/form/useDraft'
import { useSave } from '../../../kit/form/useSave'
import { ready } from '../../../lib/loaded'
import { FormAlert } from '../../../ui/form/FormAlert'
import { FieldWordsContext } from '../../../ui/form/fieldWords'
import { toast } from '../../../ui/toasts'
import { failureUnder } from '../failureUnder'
import { comparableRates } from '../lockedRates'
import { ChangeTable } from '../sheet/ChangeTable'
import { SheetBar } from '../sheet/SheetBar'
import { useSheet } from '../sheet/useSheet'
import { RatesEffect } from '../whatIf/RatesEffect'
import { filledFrom, type RateList, sentPlaces, wholeList } from './rateList'
import { type RatesForm, rateChanges, ratesBody, rateTable, sheetFields } from './rateTable'
import { TariffTable } from './TariffTable'

const NOTHING = {}

const RATES_MERGE = { rows: { rates: { key: ['typeId', 'rateTypeId'], isByCell: true } } }
const IGNORED = () => undefined

type RatesEditorProps = {
  cityId: number
  rates: CourierRate[]
  /** Rates of another city to start with; the user can change them before saving. */
  copied?: readonly CourierRate[]
  locked: string | undefined
  onSaved: () => void
}

export function RatesEditor({ cityId, rates: told, copied, locked, onSaved }: RatesEditorProps) {
  const list = useRateList(told)
  const { rates } = list
  const { form, guard, newer, save } = useSave<RatesForm>({
    entity: useMemo(
      () =>
        ready<RatesForm>({ rates }, async (signal) => {
          const sent = comparableRates(await listCourierRates(cityId, signal))
          return { rates: wholeList(sent, list).rates }
        }),
      [cityId, rates, list],
    ),
    merge: RATES_MERGE,
    mode: 'edit',
    submit: (values) => {
      const places = sentPlaces(values.rates, list)
      const sent = values.rates.filter((_, at) => places.includes(at))
      return updateCourierRates(cityId, ratesBody(sent)).catch(failureUnder('rates', places))
    },
    onSaved: () => {
      toast.success('Курьерские ставки сохранены')
      onSaved()
    },
  })
  useEffect(() => {
    if (copied) form.change('rates', filledFrom(rates, copied))
  }, [form, copied, rates])
  const draft = useDraft(form, {
    ...{ name: draftName(cityId, list), isReady: true },
    ...{ onKept: guard.release, onRestored: newer.recall },
  })
  return (
    <Form<RatesForm> form={form} onSubmit={IGNORED} subscription={NOTHING}>
      {() => (
        <>
          <DraftOffer draft={draft} />
          {locked !== undefined && <Alert type="warning" showIcon title={locked} />}
          <FieldWordsContext value={newer.noteWords}>
            <RatesSheet cityId={cityId} list={list} isLocked={locked !== undefined} save={save} />
          </FieldWordsContext>
          {guard.question}
          {newer.question}
        </>
      )}
    </Form>
  )
}

/** Names of form fields contain the row's index, so a stored draft is offered only for a list with the same rows. */
const draftName = (cityId: number, { rates, missing }: RateList): string =>
  `rates:${cityId}:${rates.flatMap(({ typeId, rateTypeId }, at) => (missing.has(at) ? [] : [`${typeId}.${rateTypeId}`])).join()}`

function useRateList(rates: readonly CourierRate[]): RateList {
  const [last, setLast] = useState(() => ({ rates, list: wholeList(rates) }))
  if (last.rates === rates) return last.list
  const list = wholeList(rates, last.list)
  setLast({ rates, list })
  return list
}

type SaveProps = { isLocked: boolean; save: () => Promise<boolean | undefined> }

function RatesSheet({ cityId, list, isLocked, save }: SaveProps & { cityId: number; list: RateList }) {
  const { missing } = list
  // A save that failed after the merge leaves newer rates in the form than in `list`.
  const { initialValues } = useFormState<RatesForm>({ subscription: { initialValues: true } })
  const rates = initialValues?.rates ?? list.rates
  const table = useMemo(() => rateTable(rates), [rates])
  const fields = useMemo(() => sheetFields(table, rates), [table, rates])
  const sheet = useSheet(fields, 'rates')
  return (
    <div {...sheet.area} className="rates-editor">
      <SheetBar sheet={sheet} />
      <div className="rates-editor__tariffs">
        {table.tariffs.map((tariff, index) => (
          <TariffTable
            key={tariff}
            tariff={tariff}
            below={table.tariffs[index - 1]}
            rows={table.rows}
            rates={rates}
            missing={missing}
            fields={fields}
            start={index * 3}
            sheet={sheet}
          />
        ))}
      </div>
      <SaveRates rates={rates} isLocked={isLocked} save={save}>
        {(isInQuestion) => <RatesEffect cityId={cityId} rates={rates} isInQuestion={isInQuestion} />}
      </SaveRates>
    </div>
  )
}

type SaveRatesProps = SaveProps & {
  rates: CourierRate[]
  /** Shown on the page and again in the question before saving. */
  children?: (isInQuestion: boolean) => ReactNode
}

function SaveRates({ rates, isLocked, save, children }: SaveRatesProps) {
  const { values, hasValidationErrors, submitting } = useFormState<RatesForm>({
    subscription: { values: true, hasValidationErrors: true, submitting: true },
  })
  const [isAsking, setAsking] = useState(false)
  const changes = rateChanges(rates, values.rates ?? [])
  const close = () => setAsking(false)
  return (
    <>
      {children?.(false)}
      <FormAlert />
      <div className="rates-editor__buttons">
        <Button
          type="primary"
          disabled={isLocked || changes.length === 0 || submitting}
          onClick={() => (hasValidationErrors ? void save() : setAsking(true))}
        >
          Сохранить
        </Button>
        <ConfirmDialog
          open={isAsking}
          title="Сохранить ставки?"
          confirmText="Сохранить"
          action={save}
          onDone={close}
          onClose={close}
        >
          <p>Новые ставки действуют с момента сохранения.</p>
          <ChangeTable changes={changes} />
          {children?.(true)}
        </ConfirmDialog>
      </div>
    </>
  )
}
