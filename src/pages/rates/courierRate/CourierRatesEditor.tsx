import { Alert, Button } from 'antd'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Form, useFormState } from 'react-final-form'
import { type CourierRate, loadCourierRateRows, updateCourierRates } from '../../../api/rates'
import { ConfirmDialog } from '../../../kit/form/ConfirmDialog'
import { RestoreInputAlert } from '../../../kit/form/RestoreInputAlert'
import { useFormDraft } from '../../../kit/form/useFormDraft'
import { useFormSave } from '../../../kit/form/useFormSave'
import { createLoadedValue } from '../../../lib/loadedValue'
import { FormAlert } from '../../../ui/form/FormAlert'
import { RegisterFieldLabelContext } from '../../../ui/form/fieldLabels'
import { useFocusAfterDialog } from '../../../ui/form/useDialogFocus'
import { toast } from '../../../ui/toasts'
import { RateChangeTable } from '../sheet/RateChangeTable'
import { RateSheetToolbar } from '../sheet/RateSheetToolbar'
import { useRateSheetEditing } from '../sheet/useRateSheetEditing'
import { requireReadableRates } from '../unreadableRates'
import { CourierRatesImpact } from '../whatIf/CourierRatesImpact'
import { CourierRateTable } from './CourierRateTable'
import {
  type CompletedCourierRates,
  completeCourierRates,
  copyRateAmounts,
  rateIndexesToSend,
  rethrowWithFormFields,
} from './completeCourierRates'
import {
  buildRateTableModel,
  type CourierRateFormValues,
  courierRateChanges,
  courierRateFieldNames,
  courierRatesBody,
} from './courierRateFormValues'

const NOTHING = {}

const RATES_MERGE = { rows: { rates: { key: ['typeId', 'rateTypeId'], isByCell: true } } }
const IGNORED = () => undefined

type CourierRatesEditorProps = {
  cityId: number
  rates: CourierRate[]
  copied?: readonly CourierRate[] | undefined
  locked: string | undefined
  onSaved: () => void
}

export function CourierRatesEditor({ cityId, rates: loadedRates, copied, locked, onSaved }: CourierRatesEditorProps) {
  const list = useRateList(loadedRates, copied)
  const { rates } = list
  const { form, guard, newer, attempt, save } = useFormSave<CourierRateFormValues>({
    entity: useMemo(
      () =>
        createLoadedValue<CourierRateFormValues>({ rates }, async (signal) => {
          const sent = requireReadableRates(await loadCourierRateRows(cityId, signal))
          return { rates: completeCourierRates(sent, list).rates }
        }),
      [cityId, rates, list],
    ),
    merge: RATES_MERGE,
    mode: 'edit',
    submit: async (values) => {
      const places = rateIndexesToSend(values.rates, list)
      const sent = values.rates.filter((_, index) => places.includes(index))
      return updateCourierRates(cityId, courierRatesBody(sent)).catch(rethrowWithFormFields('rates', places))
    },
    onSaved: () => {
      toast.success('Курьерские ставки сохранены')
      onSaved()
    },
  })
  useEffect(() => {
    if (copied) form.change('rates', copyRateAmounts(rates, copied))
  }, [form, copied, rates])
  const draft = useFormDraft(form, {
    ...{ name: draftName(cityId, list), isReady: true, attempt },
    ...{ onStored: guard.release, onRestored: newer.recall },
  })
  return (
    <Form<CourierRateFormValues> form={form} onSubmit={IGNORED} subscription={NOTHING}>
      {() => (
        <>
          <RestoreInputAlert draft={draft} />
          {locked !== undefined && <Alert type="warning" showIcon title={locked} />}
          <RegisterFieldLabelContext value={newer.registerLabels}>
            <RatesSheet
              cityId={cityId}
              list={list}
              isLocked={locked !== undefined}
              save={save}
              isQuestionOpen={newer.question !== undefined}
            />
          </RegisterFieldLabelContext>
          {guard.question}
          {newer.question}
        </>
      )}
    </Form>
  )
}

/** Names of form fields contain the row's index, so a stored draft is offered only for a list with the same rows. */
const draftName = (cityId: number, { rates }: CompletedCourierRates): string =>
  `rates:${cityId}:${rates.map(({ typeId, rateTypeId }) => `${typeId}.${rateTypeId}`).join()}`

function useRateList(rates: readonly CourierRate[], copied?: readonly CourierRate[]): CompletedCourierRates {
  const [last, setLast] = useState(() => ({ rates, copied, list: completeCourierRates(rates, undefined, copied) }))
  if (last.rates === rates && last.copied === copied) return last.list
  const list = completeCourierRates(rates, last.list, copied)
  setLast({ rates, copied, list })
  return list
}

type SaveProps = { isLocked: boolean; save: () => Promise<void>; isQuestionOpen: boolean }

function RatesSheet({ cityId, list, ...saveProps }: SaveProps & { cityId: number; list: CompletedCourierRates }) {
  const { missing } = list
  // Take the rates from the form's initial values: after a failed save, these may include changes of other users that `list` lacks.
  const { initialValues } = useFormState<CourierRateFormValues>({ subscription: { initialValues: true } })
  const rates = initialValues?.rates ?? list.rates
  const table = useMemo(() => buildRateTableModel(rates), [rates])
  const fields = useMemo(() => courierRateFieldNames(table, rates), [table, rates])
  const sheet = useRateSheetEditing(fields, 'rates')
  return (
    <div {...sheet.area} className="rates-editor">
      <RateSheetToolbar sheet={sheet} />
      <div className="rates-editor__tariffs">
        {table.tariffs.map((tariff, index) => (
          <CourierRateTable
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
      <SaveRates rates={rates} {...saveProps}>
        {(isInQuestion) => <CourierRatesImpact cityId={cityId} rates={rates} isInQuestion={isInQuestion} />}
      </SaveRates>
    </div>
  )
}

type SaveRatesProps = SaveProps & {
  rates: CourierRate[]
  /** Rendered twice: on the page (`isInQuestion` is false) and in the confirmation dialog (true). */
  children?: (isInQuestion: boolean) => ReactNode
}

function SaveRates({ rates, isLocked, save, isQuestionOpen, children }: SaveRatesProps) {
  const { values, hasValidationErrors, submitting } = useFormState<CourierRateFormValues>({
    subscription: { values: true, hasValidationErrors: true, submitting: true },
  })
  const [isAsking, setAsking] = useState(false)
  const changes = courierRateChanges(rates, values.rates ?? [])
  const close = () => setAsking(false)
  const button = useRef<HTMLButtonElement>(null)
  const target = useRef({
    // After a save the save button is disabled and cannot be focused, so the field of the first rate gets the focus.
    focus: () =>
      (button.current?.disabled
        ? button.current.closest('.rates-editor')?.querySelector<HTMLElement>('[data-place]')
        : button.current
      )?.focus({ preventScroll: true }),
  })
  useFocusAfterDialog(target, isAsking || isQuestionOpen)
  return (
    <>
      {children?.(false)}
      <FormAlert />
      <div className="rates-editor__buttons">
        <Button
          ref={button}
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
          successAway={null}
          onDone={close}
          onClose={close}
        >
          <p>Новые ставки действуют с момента сохранения.</p>
          <RateChangeTable changes={changes} />
          {children?.(true)}
        </ConfirmDialog>
      </div>
    </>
  )
}
