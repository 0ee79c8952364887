import { deletePenaltyType } from '../../api/penalties'
import { Directory } from '../../kit/directory/Directory'
import { useDirectory } from '../../kit/directory/useDirectory'
import { PenaltyForm } from './PenaltyForm'
import { PENALTY_FILTER_FIELDS, penaltyColumns, penaltyList } from './penaltyList'

export function PenaltiesPage() {
  const page = useDirectory(penaltyList, penaltyColumns)
  return (
    <Directory
      page={page}
      title="Справочник - Штрафы"
      add="Добавить штраф"
      filter={PENALTY_FILTER_FIELDS}
      form={PenaltyForm}
      saved={['Штраф добавлен', 'Штраф сохранён']}
      remove={{
        title: 'Удалить штраф?',
        text: (name) => `Штраф ${name} будет удалён.`,
        action: deletePenaltyType,
        done: 'Штраф удалён',
      }}
      empty="Список штрафов пуст"
      hint="Сначала добавьте типы штрафов или измените фильтр"
    />
  )
}
