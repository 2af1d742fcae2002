import { type Static, Type } from 'typebox';

const Bytes = Type.Object({ mimeType: Type.String({ minLength: 1 }), data: Type.String({ minLength: 1 }) });

const Part = Type.Object({
  text: Type.Optional(Type.String()),
  thought: Type.Optional(Type.Boolean()),
  thoughtSignature: Type.Optional(Type.String()),
  inlineData: Type.Optional(Bytes),
  functionCall: Type.Optional(
    Type.Object({
      id: Type.Optional(Type.String()),
      name: Type.String({ minLength: 1 }),
      args: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    }),
  ),
  functionResponse: Type.Optional(
    Type.Object({
      id: Type.Optional(Type.String()),
      name: Type.String({ minLength: 1 }),
      response: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
});

const Parts = Type.Array(Part, { minItems: 1 });
const Schema = Type.Record(Type.String(), Type.Unknown());

const Declaration = Type.Object({
  name: Type.String({ minLength: 1 }),
  description: Type.Optional(Type.String()),
  parametersJsonSchema: Type.Optional(Schema),
});

export const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const;

const GenerationConfig = Type.Object({
  temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2 })),
  maxOutputTokens: Type.Optional(Type.Integer({ minimum: 1 })),
  candidateCount: Type.Optional(Type.Literal(1)),
  responseModalities: Type.Optional(Type.Array(Type.Enum(['TEXT', 'IMAGE', 'AUDIO']))),
  responseMimeType: Type.Optional(Type.String()),
  responseJsonSchema: Type.Optional(Schema),
  imageConfig: Type.Optional(
    Type.Object({
      aspectRatio: Type.Optional(Type.Enum([...RATIOS])),
      imageSize: Type.Optional(Type.Enum(['512', '1K', '2K', '4K'])),
    }),
  ),
});

/** Supported fields of a `generateContent` request. */
export const ContentRequest = Type.Object({
  contents: Type.Array(Type.Object({ role: Type.Optional(Type.Enum(['user', 'model', 'function'])), parts: Parts }), {
    minItems: 1,
  }),
  systemInstruction: Type.Optional(Type.Object({ parts: Parts })),
  tools: Type.Optional(Type.Array(Type.Object({ functionDeclarations: Type.Optional(Type.Array(Declaration)) }))),
  toolConfig: Type.Optional(
    Type.Object({
      functionCallingConfig: Type.Optional(
        Type.Object({
          mode: Type.Optional(Type.Enum(['AUTO', 'ANY', 'NONE', 'VALIDATED'])),
          allowedFunctionNames: Type.Optional(Type.Array(Type.String())),
        }),
      ),
    }),
  ),
  generationConfig: Type.Optional(GenerationConfig),
});

export type ContentRequest = Static<typeof ContentRequest>;
export type Part = Static<typeof Part>;

export interface ContentResponse {
  candidates?: {
    content: { role: 'model'; parts: Part[] };
    finishReason?: string;
    index: 0;
  }[];
  usageMetadata: { promptTokenCount: number; candidatesTokenCount: number; totalTokenCount: number };
  modelVersion: string;
  responseId: string;
}
