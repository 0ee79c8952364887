import { HttpError, validationError } from './httpError'

/** PNG or JPEG (reference-data, section 5). Old browsers send `image/x-png` for PNG. */
const PICTURE_TYPES = ['image/png', 'image/x-png', 'image/jpeg']
/** Bytes. The mock stores pictures as text, so it refuses large files. */
const LARGEST = 10 * 1024 * 1024
/** Bytes converted per call: `String.fromCharCode` takes them as arguments, and the number of arguments is limited. */
const CHUNK = 0x8000

export async function readMultipartForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new HttpError(400, 'Тело запроса не является формой с файлом')
  }
}

const SIGNATURES = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

export async function readUploadedPicture(form: FormData): Promise<string> {
  const file = form.get('file')
  if (!(file instanceof Blob) || file.size === 0) throw validationError({ file: 'Поле обязательное' })
  if (!PICTURE_TYPES.includes(file.type))
    throw validationError({ file: 'Только PNG или JPEG' }, 'Файл должен быть PNG или JPEG')
  if (file.size > LARGEST) throw validationError({ file: 'Не больше 10 МБ' }, 'Файл больше 10 МБ')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  if (!SIGNATURES[type].every((byte, index) => bytes[index] === byte))
    throw validationError({ file: 'Это не картинка' }, 'Содержимое файла не похоже на PNG или JPEG')
  return `data:${type};base64,${base64(bytes)}`
}

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(binary)
}
