/** As much of an operating system as Flite asks for: arguments, what it prints, and one file that it writes. */
const success = 0
const badFile = 8
const [printed, folder, written] = [1, 3, 4]

type Calls = Record<string, (...args: never[]) => number>

export class ProgramEnded extends Error {
  readonly code: number
  constructor(code: number) {
    super(`Flite ended with ${code}`)
    this.code = code
  }
}

export class InMemorySystem {
  #args: Uint8Array[] = []
  readonly #decoder = new TextDecoder()
  #memory: WebAssembly.Memory | undefined
  #file = new Uint8Array(1 << 19)
  #size = 0
  #at = 0
  #printed = ''

  /** Before each run: new arguments, nothing printed, an empty file. */
  begin(args: readonly string[]) {
    this.#args = args.map((arg) => new TextEncoder().encode(`${arg}\0`))
    this.#printed = ''
    this.#size = 0
    this.#at = 0
  }

  /** The memory exists only once the program has been loaded with these calls. */
  use(memory: WebAssembly.Memory) {
    this.#memory = memory
  }

  get file() {
    return this.#file.subarray(0, this.#size)
  }

  get printed() {
    return this.#printed
  }

  readonly calls: Calls = {
    args_sizes_get: (count: number, bytes: number) => {
      this.#put(count, this.#args.length)
      this.#put(
        bytes,
        this.#args.reduce((sum, arg) => sum + arg.length, 0),
      )
      return success
    },
    args_get: (pointers: number, buffer: number) => {
      let at = buffer
      for (const [i, arg] of this.#args.entries()) {
        this.#put(pointers + 4 * i, at)
        this.#bytes().set(arg, at)
        at += arg.length
      }
      return success
    },
    clock_time_get: (_clock: number, _precision: bigint, time: number) => {
      this.#view().setBigUint64(time, 0n, true)
      return success
    },
    fd_fdstat_get: (file: number, status: number) => {
      const everyRight = 0x1fffffffn
      const [character, directory, regular] = [2, 3, 4]
      this.#bytes().fill(0, status, status + 24)
      this.#view().setUint8(status, file === folder ? directory : file > folder ? regular : character)
      this.#view().setBigUint64(status + 8, everyRight, true)
      this.#view().setBigUint64(status + 16, everyRight, true)
      return success
    },
    fd_fdstat_set_flags: () => success,
    fd_prestat_get: (file: number, status: number) => {
      if (file !== folder) return badFile
      this.#put(status, 0)
      this.#put(status + 4, 1)
      return success
    },
    fd_prestat_dir_name: (_file: number, name: number) => {
      this.#bytes()[name] = '.'.charCodeAt(0)
      return success
    },
    path_open: (...args: number[]) => {
      this.#at = 0
      this.#put(args[8] ?? 0, written)
      return success
    },
    fd_close: () => success,
    fd_read: (_file: number, _parts: number, _count: number, read: number) => {
      this.#put(read, 0)
      return success
    },
    fd_seek: (_file: number, offset: bigint, from: number, place: number) => {
      this.#at = Number(offset) + ([0, this.#at, this.#size][from] ?? 0)
      this.#view().setBigUint64(place, BigInt(this.#at), true)
      return success
    },
    fd_write: (file: number, parts: number, count: number, wrote: number) => {
      let sum = 0
      for (let i = 0; i < count; i++) {
        const [start, length] = [this.#get(parts + 8 * i), this.#get(parts + 8 * i + 4)]
        this.#write(file, this.#bytes().subarray(start, start + length))
        sum += length
      }
      this.#put(wrote, sum)
      return success
    },
    proc_exit: (code: number) => {
      throw new ProgramEnded(code)
    },
  }

  #write(file: number, bytes: Uint8Array) {
    if (file === printed) this.#printed += this.#decoder.decode(bytes, { stream: true })
    if (file !== written) return
    const end = this.#at + bytes.length
    if (end > this.#file.length) {
      const longer = new Uint8Array(2 * end)
      longer.set(this.file)
      this.#file = longer
    }
    this.#file.set(bytes, this.#at)
    this.#at = end
    this.#size = Math.max(this.#size, end)
  }

  // Made anew each time: the program may have asked for more memory, which replaces the buffer.
  #view = () => new DataView(this.#buffer())
  #bytes = () => new Uint8Array(this.#buffer())
  #get = (at: number) => this.#view().getUint32(at, true)
  #put = (at: number, value: number) => this.#view().setUint32(at, value, true)

  #buffer() {
    if (!this.#memory) throw new Error('Flite called its system before it was loaded')
    return this.#memory.buffer
  }
}
