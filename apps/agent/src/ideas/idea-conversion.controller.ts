import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, CurrentCaller, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { ConvertedIdeasView, ConvertIdeasBody, fromConversion, toConversion } from './idea-conversion.dto.js';
import { IdeaConversionService } from './idea-conversion.service.js';
import { IdeaErrors } from './idea.errors.js';

const { notFound, rateLimited, unavailable, usableCreditRequired, validation } = CommonErrors;

const DESCRIPTION = prose`An idea has at most one row. A request that is repeated, also after an error or at the same
  time, adds no second one and returns the row that is there, in whatever vidsheet it is. After its row or vidsheet was
  deleted, an idea may have a new one.

  All new rows are added together or, if the request is rejected, none. A row has the settings and layers of the first
  row of the vidsheet, or of the template, and a text that comes from the idea is no longer generated
  (\`textMode: manual\`). Adding rows generates nothing and costs nothing.

  Without \`columns\`, a field or ingredient goes to the column with its name, compared like names in prompts; a field
  comes before an ingredient of the same name. \`title\` also goes to \`TOPIC\` or \`IDEA\`, unless the idea has an
  ingredient of that name. A title, hook and description without such a column go, in this order, to the typed
  text columns with the role \`ingredient\` that are left. One column takes the title, two take the title and the
  description.`;

@ApiTags('Conversational agent')
@Controller('agent/ideas')
export class IdeaConversionController {
  constructor(private readonly conversion: IdeaConversionService) {}

  @Post('convert')
  @AgentScope('body', 'editor')
  @Operation({
    name: 'ideas.convert',
    phase: 'convert',
    summary: 'Make rows of a vidsheet, or vidsheets, of ideas',
    description: DESCRIPTION,
    answer: ConvertedIdeasView,
    errors: [IdeaErrors.sheetNotFound, notFound, rateLimited, unavailable, usableCreditRequired, validation],
  })
  async convert(
    @CurrentCaller() caller: Caller,
    @CurrentAgent() agent: AgentInScope,
    @Body() body: ConvertIdeasBody,
  ): Promise<ConvertedIdeasView> {
    return toConversion(await this.conversion.convert(caller, agent, fromConversion(body)));
  }
}
