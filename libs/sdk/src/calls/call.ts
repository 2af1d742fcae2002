/** A response with its parsed body. */
export interface Answered<Data> {
  readonly data: Data;
  readonly response: Response;
}

/** A request that has been sent. Awaiting it returns the body of the response. */
export class Call<Data> implements PromiseLike<Data> {
  readonly [Symbol.toStringTag] = 'Call';
  private readonly answered: Promise<Answered<Data>>;

  constructor(answered: Promise<Answered<Data>>) {
    this.answered = answered;
  }

  /** Returns the body with the response, for its status and headers. */
  withResponse(): Promise<Answered<Data>> {
    return this.answered;
  }

  then<Value = Data, Other = never>(
    onFulfilled?: ((data: Data) => Value | PromiseLike<Value>) | null,
    onRejected?: ((reason: unknown) => Other | PromiseLike<Other>) | null,
  ): Promise<Value | Other> {
    return this.data().then(onFulfilled, onRejected);
  }

  catch<Other = never>(onRejected?: ((reason: unknown) => Other | PromiseLike<Other>) | null): Promise<Data | Other> {
    return this.data().catch(onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Data> {
    return this.data().finally(onFinally);
  }

  private async data(): Promise<Data> {
    return (await this.answered).data;
  }
}
