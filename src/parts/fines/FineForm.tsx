import { useMemo } from 'react'
import { type CourierPenaltyBody, createCourierPenalty, loadCourierPenalties } from '../../api/couriers'
import { type PenaltyType, searchPenaltyTypes } from '../../api/penalties'
import { formatFine } from '../../domain/money'
import { bidiIsolated, countWithNoun } from '../../domain/textFormatting'
import { ModalForm } from '../../kit/form/ModalForm'
import type { FormSaveProps } from '../../kit/form/useFormSave'
import { mapLoadedValue } from '../../lib/loadedValue'
import { cityToday } from '../../session/cityNow'
import { useAccess } from '../../session/sessionHooks'
import { cityTimezone } from '../../session/timezones'
import { EmptyState } from '../../ui/EmptyState'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { SelectField } from '../../ui/form/SelectField'
import { TextAreaField } from '../../ui/form/TextAreaField'
import { useFieldValue } from '../../ui/form/useFieldValue'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { findDuplicateFine } from '../duplicates'
import { type FineSummary, summarizeFines } from './fineSummary'
import './fines.css'

type Values = { typeId: number; comment: string }

export type FineFormProps = Pick<FormSaveProps<object>, 'onChanged'> & {
  open: boolean
  courier: { id: number; fio?: string | undefined; cityId?: number | undefined }
  comment?: string
  onSaved: () => void
  onClose: () => void
}

const field = fieldNames<Values>()
const NO_TYPES: readonly PenaltyType[] = []

const loadTypes = async (signal: AbortSignal): Promise<PenaltyType[]> =>
  (await searchPenaltyTypes({ page: 1 }, signal)).rows

/** Specification: operations, sections 5 and 7. */
export function FineForm({ open, courier, comment, onChanged, onSaved, onClose }: FineFormProps) {
  const types = useLoadedValue(loadTypes, [], { skip: !open })
  const maySee = useAccess()('courier_penalty')
  const applied = useLoadedValue(loadCourierPenalties, [courier.id], { skip: !maySee || !open })
  const facts = applied.value && summarizeFines(applied.value, cityToday(courier.cityId), cityTimezone(courier.cityId))
  const blank = useMemo(() => (comment === undefined ? {} : { comment }), [comment])
  const known = types.value ?? NO_TYPES
  const nameOfType = (id: number) => known.find((type) => type.id === id)?.name
  return (
    <ModalForm<Values>
      open={open}
      title={courier.fio ? `Штраф: ${bidiIsolated(courier.fio)}` : 'Штраф курьеру'}
      mode="create"
      duplicate={maySee ? findDuplicateFine(courier, nameOfType) : 'noCheck'}
      submitText="Оштрафовать"
      waitsForChange={types.value?.length === 0}
      entity={mapLoadedValue(types, () => blank)}
      submit={({ typeId, comment: text }) => createCourierPenalty(courier.id, bodyOf(typeId, text))}
      success="Штраф применён"
      onChanged={onChanged}
      onSaved={onSaved}
      onClose={onClose}
    >
      {types.value?.length === 0 ? (
        <EmptyState title="Список видов штрафов пуст" hint="Сначала добавьте виды штрафов в справочник" />
      ) : (
        <>
          <UnreadableRowsAlert of={types.value} noun="fineType" />
          <UnreadableRowsAlert of={applied.value} noun="fine" />
          <LoadFailureAlert of={applied} title="Штрафы этого месяца не загрузились" />
          <SelectField
            name={field('typeId')}
            label="Вид штрафа"
            rule={requiredRule}
            options={known.map(({ id, name, price }) => ({
              value: id,
              label: price === undefined ? name : `${bidiIsolated(name)}: ${formatFine(price)}`,
            }))}
          />
          <TextAreaField name={field('comment')} label="Комментарий" />
          {facts && <Facts facts={facts} types={known} />}
        </>
      )}
    </ModalForm>
  )
}

function bodyOf(typeId: number, comment: string | undefined): CourierPenaltyBody {
  const text = comment?.trim()
  return { typeId, comment: text ? text : null }
}

function monthText({ monthCount, monthSum, undatedCount }: FineSummary): string {
  const count = (of: number) => countWithNoun(of, 'штраф', 'штрафа', 'штрафов')
  const undated = undatedCount > 0 ? `${count(undatedCount)} без даты` : undefined
  if (monthCount === 0) return undated ?? 'В этом месяце штрафов не было'
  const sum = monthSum === undefined ? ', сумма неизвестна' : `, ${formatFine(monthSum)}`
  return [`В этом месяце: ${count(monthCount)}${sum}`, undated].filter(Boolean).join(', ещё ')
}

function Facts({ facts, types }: { facts: FineSummary; types: readonly PenaltyType[] }) {
  const chosen = useFieldValue(field('typeId'))
  const name = types.find(({ id }) => id === chosen)?.name
  const isRepeated = name !== undefined && facts.today.includes(name)
  return (
    <div className="fine-facts">
      <span>{monthText(facts)}</span>
      {isRepeated && <div className="fine-facts__repeated">Такой штраф сегодня уже есть</div>}
    </div>
  )
}
