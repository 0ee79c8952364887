import { deletePenaltyType } from '../../api/penalties'
import { Directory } from '../../kit/directory/Directory'
import { useDirectory } from '../../kit/directory/useDirectory'
import { PenaltyForm } from './PenaltyForm'
import { PENALTY_FILTER_INPUTS, penaltyColumns, penaltyListDefinition } from './penaltyListDefinition'

export function PenaltiesPage() {
  const page = useDirectory(penaltyListDefinition, penaltyColumns)
  return (
    <Directory
      page={page}
      title="Справочник - Штрафы"
      add="Добавить вид штрафа"
      filter={PENALTY_FILTER_INPUTS}
      form={PenaltyForm}
      saved={['Вид штрафа добавлен', 'Вид штрафа сохранён']}
      remove={{
        title: 'Удалить вид штрафа?',
        text: (name) => `Вид штрафа ${name} будет удалён.`,
        action: deletePenaltyType,
        done: 'Вид штрафа удалён',
      }}
      empty="Список видов штрафов пуст"
      hint="Добавьте вид штрафа или измените фильтр"
    />
  )
}
