import { Alert, Button, Flex } from 'antd'
import type { FormDraftOffer } from './useFormDraft'

export function RestoreInputAlert({ draft }: { draft: FormDraftOffer }) {
  if (!draft.isOffered) return null
  return (
    <Alert
      type="info"
      showIcon
      title="Восстановить введённое?"
      description={
        <Flex vertical gap={8} align="start">
          Вы начали заполнять эту форму и не успели сохранить.
          <Flex gap={8} wrap>
            <Button size="small" type="primary" onClick={draft.restore}>
              Восстановить
            </Button>
            <Button size="small" onClick={draft.dismiss}>
              Не нужно
            </Button>
          </Flex>
        </Flex>
      }
    />
  )
}
