import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { deleteReturnCheck, type Order, uploadReturnCheck } from '../../../api/orders'
import { viewableUrl } from '../../../domain/safeUrl'
import { DeleteDialog } from '../../../kit/form/ConfirmDialog'
import { ModalForm } from '../../../kit/form/ModalForm'
import { useAccess } from '../../../session/sessionHooks'
import { closeOnlyDialogProps } from '../../../ui/form/dialogProps'
import { fieldNames } from '../../../ui/form/fieldNames'
import { requiredRule } from '../../../ui/form/fieldRules'
import { PictureField } from '../../../ui/form/PictureField'
import { useUpload } from '../../../ui/form/useUpload'
import { type OrderDialogState, useOrderDialog } from './useOrderDialog'

type Upload = { file: File }

const field = fieldNames<Upload>()

type ReturnCheckSectionProps = { order: Order; onChanged: () => void }

export function ReturnCheckSection({ order, onChanged }: ReturnCheckSectionProps) {
  const can = useAccess()
  const upload = useUpload()
  const dialog = useOrderDialog(order.id, true)
  const { isShown, show, close } = dialog
  const hasCheck = Boolean(order.returnCheckUrl)
  const mayUpload = can('order_return_check_upload')
  if (!hasCheck && !mayUpload) return null
  return (
    <section className="order-detail__check" aria-label="Чек возврата">
      <h2>Чек возврата</h2>
      {order.returnCheckUrl && <Photo url={order.returnCheckUrl} orderId={order.id} dialog={dialog} />}
      <div className="order-detail__check-buttons">
        {mayUpload && (
          <Button icon={<UploadOutlined />} onClick={() => show('check')}>
            {hasCheck ? 'Заменить чек' : 'Приложить чек'}
          </Button>
        )}
        {hasCheck && can('order_return_check_delete') && (
          <Button danger icon={<DeleteOutlined />} onClick={() => show('deleteCheck')}>
            Удалить чек
          </Button>
        )}
      </div>
      <ModalForm<Upload>
        open={isShown('check')}
        title={`Чек возврата заказа ${order.id}`}
        mode="create"
        submitText={hasCheck ? 'Заменить' : 'Приложить'}
        submit={({ file }) => upload.run((by) => uploadReturnCheck(order.id, file, by))}
        duplicate="same"
        success="Чек возврата приложен"
        onChanged={onChanged}
        onSaved={close}
        onClose={close}
        progress={upload.bar}
      >
        <PictureField name={field('file')} label="Фото чека" rule={requiredRule} />
      </ModalForm>
      <DeleteDialog
        open={isShown('deleteCheck')}
        title={`Удалить чек возврата заказа ${order.id}?`}
        action={() => deleteReturnCheck(order.id)}
        success="Чек возврата удалён"
        onChanged={onChanged}
        onDone={close}
        onClose={close}
      />
    </section>
  )
}

type PhotoProps = { url: string; orderId: number; dialog: OrderDialogState }

function Photo({ url, orderId, dialog: { isShown, show, close } }: PhotoProps) {
  const link = viewableUrl(url)
  // URL of the photo that failed to load. If the order gets a photo with another URL, that photo is loaded.
  const [broken, setBroken] = useState<string>()
  if (link === undefined) return <p>Фото чека нельзя показать: сервер дал неверный адрес</p>
  if (broken === link) return <p>Фото чека не загрузилось</p>
  const name = `Чек возврата заказа ${orderId}`
  return (
    <>
      <button type="button" className="order-detail__check-photo" onClick={() => show('photo')}>
        <img src={link} alt={`${name}: показать крупно`} onError={() => setBroken(link)} />
      </button>
      <Modal {...closeOnlyDialogProps(close)} open={isShown('photo')} title={name} width={640}>
        <img className="order-detail__check-full" src={link} alt={name} />
      </Modal>
    </>
  )
}
